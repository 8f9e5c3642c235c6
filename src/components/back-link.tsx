import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import styles from './back-link.module.css'
import { Icon } from './icon'

/** The key that the router gives to the entry a visit begins with. */
const firstKey = 'default'

/**
 * Whether the entry before this one is a page of ours. The router knows what it has shown itself; a page that
 * was left before it took over is told by the referrer, which a link in a new tab has as well, but no
 * history.
 */
function cameFromHere(key: string): boolean {
  if (key !== firstKey) return true
  return history.length > 1 && `${document.referrer}/`.startsWith(`${location.origin}/`)
}

/** The back arrow of a legal page: to where one came from, or home for those who came from outside. */
export function BackLink() {
  const { key } = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromHere(key)) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link to={paths.home} className={styles.back} aria-label="Back" onClick={goBack}>
      <Icon name="back" />
    </Link>
  )
}
