import { useLocation } from 'react-router-dom'
import { Link } from '#components/link'
import { Wordmark } from '#components/wordmark'
import { sitePages } from '#domain/page/site-pages'
import styles from './home-link.module.css'

/** On the home page it would lead nowhere, and be one more stop of the Tab key. */
export function HomeLink() {
  const { pathname } = useLocation()
  if (pathname === '/' || pathname === sitePages.home.path) return <Wordmark />
  return (
    <Link to={sitePages.home.path} className={styles.home}>
      <Wordmark />
    </Link>
  )
}
