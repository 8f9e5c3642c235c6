import { highlightPages } from '#domain/highlight/pages'
import button from '#components/button.module.css'
import { Link } from '#components/link'
import styles from './highlight.module.css'

const { path, title } = highlightPages.offers

export const AllOffersLink = () => (
  <p className={styles.way}>
    <Link to={path} className={button.quiet}>
      {title}
    </Link>
  </p>
)
