import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sitePages } from '#domain/page/site-pages'
import styles from './back-link.module.css'
import { Icon } from './icon'
import { Link } from './link'

/** The router's key for the first history entry of a visit. */
const firstKey = 'default'

/** The router knows the pages that it has shown; the referrer, a page before hydration. */
function cameFromHere(key: string): boolean {
  if (key !== firstKey) return true
  return history.length > 1 && `${document.referrer}/`.startsWith(`${location.origin}/`)
}

/** To the previous page, or home for visitors from outside. */
export function BackLink() {
  const { key } = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromHere(key)) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link
      to={sitePages.home.path}
      className={`icon-button screen-only outlined ${styles.back}`}
      aria-label="Back"
      onClick={goBack}
    >
      <Icon name="back" />
    </Link>
  )
}
