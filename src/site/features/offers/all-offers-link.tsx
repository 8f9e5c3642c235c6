import { offerPages } from '#domain/offers/pages'
import { Link } from '#components/link'
import styles from './offers.module.css'

const { path, title } = offerPages.offers

export const AllOffersLink = () => (
  <p className={styles.way}>
    <Link to={path} className="quiet-button">
      {title}
    </Link>
  </p>
)

export const OffersOfAllStores = () => (
  <p className={styles.all}>
    <Link to={path} className="quiet-button">
      Offers of all stores
    </Link>
  </p>
)
