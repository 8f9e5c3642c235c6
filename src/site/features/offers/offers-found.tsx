import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/link'
import { SectionHead } from '#components/section-head'
import { offerPages } from '#domain/offers/pages'
import { offersFound } from './found-data'
import { OffersOfStores } from './offers-of-stores'
import styles from './offers.module.css'

/** Of a search, by words of their titles. */
export function OffersFound({ text }: { text: string }) {
  const { data: offers = [] } = useQuery(offersFound(text))
  if (offers.length === 0) return null
  return (
    <section className={styles.best} aria-labelledby="offers-found">
      <SectionHead id="offers-found" title="Offers" />
      <OffersOfStores items={offers} />
      <p className={styles.all}>
        <Link to={offerPages.offers.path} className="quiet-button">
          Offers of all stores
        </Link>
      </p>
    </section>
  )
}
