import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { choiceIn } from '#domain/offers/offer-choices'
import { SectionHead } from '#components/section-head'
import { paths } from '#lib/paths'
import { OffersOfAllStores } from './all-offers-link'
import { NoneOfChoice, OfferChips } from './offer-chips'
import { bestOffersRead } from './offers-data'
import { OffersOfStores } from './offers-of-stores'
import styles from './offers.module.css'

interface Props {
  category: { _id: string; name: string; slug: string }
}

export function BestOffersLink({ category: { _id } }: Props) {
  const [search] = useSearchParams()
  const { data: offers = [] } = useQuery(bestOffersRead(_id, choiceIn(search).show))
  return (
    offers.length > 0 && (
      <p className={styles.down}>
        <a href="#best-offers" className={styles.jump}>
          Best offers of these stores
        </a>
      </p>
    )
  )
}

export function CategoryBestOffers({ category: { _id, name, slug } }: Props) {
  const [search] = useSearchParams()
  const { show } = choiceIn(search)
  // The chips stay, and the focus on one of them.
  const { data: offers } = useQuery({ ...bestOffersRead(_id, show), placeholderData: keepPreviousData })
  if (!offers || (offers.length === 0 && !show)) return null
  return (
    <section className={styles.best} aria-labelledby="best-offers">
      <SectionHead id="best-offers" title="Best offers in" name={name} />
      <OfferChips path={paths.category(slug)} show={show} />
      {show && offers.length === 0 ? (
        <NoneOfChoice show={show} path={paths.category(slug)} />
      ) : (
        <OffersOfStores items={offers} />
      )}
      <OffersOfAllStores />
    </section>
  )
}
