import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import styles from './back-link.module.css'
import { Icon } from './icon'

/** The key that the router gives to the entry a visit begins with. */
const firstKey = 'default'

/** The back arrow of a legal page: to where one came from, or home for those who came from outside. */
export function BackLink() {
  const { key } = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (key === firstKey || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link to={paths.home} className={styles.back} aria-label="Back" onClick={goBack}>
      <Icon name="back" />
    </Link>
  )
}
