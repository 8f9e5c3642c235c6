import { offerPages } from '#domain/offers/pages'
import button from '#components/button.module.css'
import { Link } from '#components/link'
import styles from './offers.module.css'

const { path, title } = offerPages.offers

export const AllOffersLink = () => (
  <p className={styles.way}>
    <Link to={path} className={button.quiet}>
      {title}
    </Link>
  </p>
)
