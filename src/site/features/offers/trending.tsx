import { maxTrending, trendDays } from '#domain/offers/offer-choices'
import { sitePages } from '#domain/page/site-pages'
import { readInPages } from '#lib/read'
import { storeTileWithId } from '../../tile-fields'
import { AllOffersLink } from './all-offers-link'
import { isTrending } from './is-trending'
import { SortLinks } from './offer-chips'
import styles from './offer-chips.module.css'

/** What comes next is told too: few may have clicked anything. */
export const trendingFirst = (next: string): string =>
  `What most visitors went for in the last ${trendDays} days comes first, then ${next} best, up to ${maxTrending}.`

export function StoreOrders({ search }: { search: URLSearchParams }) {
  const current = isTrending(search) ? 'trending' : 'name'
  return (
    <div className={`screen-only row wrap ${styles.filter}`}>
      <AllOffersLink />
      {!search.has('letter') && <SortLinks path={sitePages.explore.path} orders={orders} current={current} />}
      {current === 'trending' && <p className={`soft ${styles.order}`}>{trendingFirst('what we rate')}</p>}
    </div>
  )
}

const orders = { name: 'By name', trending: 'Trending' }

export const trendingRead = (search: URLSearchParams, page: Record<string, string>) =>
  isTrending(search)
    ? readInPages('GET /stores/trending', {}, page, (stores) => stores.map(storeTileWithId))
    : undefined
