import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '#components/section-head'
import { OffersOfAllStores } from './all-offers-link'
import { offersFound } from './found-data'
import { OffersOfStores } from './offers-of-stores'
import styles from './offers.module.css'

export function OffersFound({ text }: { text: string }) {
  const { data: offers = [] } = useQuery(offersFound(text))
  if (offers.length === 0) return <OffersOfAllStores />
  return (
    <section className={styles.best} aria-labelledby="offers-found">
      <SectionHead id="offers-found" title="Offers" />
      <OffersOfStores items={offers} />
      <OffersOfAllStores />
    </section>
  )
}
