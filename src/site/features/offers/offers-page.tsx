import { useSearchParams } from 'react-router-dom'
import { choiceIn, offerSorts } from '#domain/offers/offer-choices'
import { offersText } from '#domain/offers/offers-wording'
import { offerPages } from '#domain/offers/pages'
import { site } from '#site'
import { ListMessage } from '#components/list-message'
import { LongList } from '#components/long-list'
import { PageHead } from '#components/page-head'
import { PageMeta } from '#components/page-meta'
import type { Load } from '#lib/load'
import { identity, useLongList } from '#lib/use-long-list'
import { isTrending } from './is-trending'
import { NoneOfChoice, OfferChips } from './offer-chips'
import { OffersOfStores } from './offers-of-stores'
import { trendingFirst } from './trending'
import { offersRead } from './offers-data'

const { path, title } = offerPages.offers

const { proof, ...others } = offerSorts
const orders = { proof, trending: 'Trending', ...others }

const leftOut = 'What is being checked is left out.'
const likely = 'What is most likely to work comes first.'

/** What comes first, and what is left out. */
const leads = {
  proof: `${likely} ${leftOut}`,
  proven: `Only what is proven. ${likely}`,
  trending: `${trendingFirst('what is proven')} ${leftOut}`,
  newest: 'The newest come first.',
  soonest: 'What ends first comes first.',
}

export const load: Load = async ({ main }, _, search) => {
  await main(offersRead(search))
}

export default function OffersPage() {
  const [search] = useSearchParams()
  const offers = useLongList(offersRead(search), identity)
  const { show, sort: choice } = choiceIn(search)
  const sort = isTrending(search) ? 'trending' : choice
  return (
    <div className="frame">
      <PageMeta
        title={title}
        description={`Codes and deals of all stores on ${site.name}, the best proven first.`}
      />
      <PageHead title={title}>
        Codes and deals of all stores.{' '}
        {leads[show === 'ending' ? 'soonest' : show === 'proven' ? show : show ? 'proof' : sort]}
      </PageHead>
      <OfferChips path={path} show={show} sort={sort} orders={orders} />
      <LongList
        list={offers}
        what="offers"
        summary={(count, isMore) =>
          isMore || search.has('cursor') ? undefined : offersText({ count, isMore })
        }
        failed="Failed to load offers. Please try again later."
        empty={
          show ? <NoneOfChoice show={show} path={path} /> : <ListMessage>No offers to display.</ListMessage>
        }
        Page={OffersOfStores}
      />
    </div>
  )
}
