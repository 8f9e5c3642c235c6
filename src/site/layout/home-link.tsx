import { Link } from '#components/link'
import { Wordmark } from '#components/wordmark'
import { sitePages } from '#domain/page/site-pages'
import styles from './home-link.module.css'

export const HomeLink = () => (
  <Link to={sitePages.home.path} className={styles.home}>
    <Wordmark />
  </Link>
)
