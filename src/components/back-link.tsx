import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { sitePages } from '#domain/page/site-pages'
import styles from './back-link.module.css'
import { Icon } from './icon'

/** The router's key of a visit's first history entry. */
const firstKey = 'default'

/**
 * Whether the previous history entry is a page of ours. The router knows the pages it has shown. For a page
 * left before hydration the referrer tells; a link in a new tab has a referrer too, but no history.
 */
function cameFromHere(key: string): boolean {
  if (key !== firstKey) return true
  return history.length > 1 && `${document.referrer}/`.startsWith(`${location.origin}/`)
}

/** The back arrow of a legal page. It leads to the previous page, or home for visitors from outside. */
export function BackLink() {
  const { key } = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromHere(key)) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link to={sitePages.home.path} className={styles.back} aria-label="Back" onClick={goBack}>
      <Icon name="back" />
    </Link>
  )
}
