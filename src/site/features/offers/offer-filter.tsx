import { useSearchParams } from 'react-router-dom'
import type { Coupon } from '#domain/coupon/coupon'
import { choiceIn, type OfferChoice, offerChoices, offerSorts } from '#domain/offers/offer-choices'
import { paths } from '#lib/paths'
import { countOf } from './chosen-offers'
import { NoneOfChoice, OfferChips } from './offer-chips'

/** Fewer are seen at a glance, unless an address has a choice. */
const from = 6

interface Props {
  store: { slug: string }
  loaded: Coupon[] | undefined
  isWhole: boolean
}

/** For the offers of a store, with their counts among those that are loaded; says which choice has none. */
export function OfferFilter({ store, loaded, isWhole }: Props) {
  const [search] = useSearchParams()
  const chosen = choiceIn(search)
  const isChosen = chosen.show !== undefined || chosen.sort !== 'proof'
  if (!loaded || (loaded.length < from && !isChosen)) return null
  const text = (count: number) => (count === 0 ? '0' : `${count}${isWhole ? '' : '+'}`)
  const choices = Object.keys(offerChoices) as OfferChoice[]
  const counts = Object.fromEntries(choices.map((choice) => [choice, text(countOf(loaded, choice))]))
  const path = paths.coupons(store.slug)
  return (
    <>
      <OfferChips
        path={path}
        {...chosen}
        orders={offerSorts}
        counts={{ ...(counts as Record<OfferChoice, string>), all: text(loaded.length) }}
      />
      {chosen.show && isWhole && counts[chosen.show] === '0' && (
        <NoneOfChoice show={chosen.show} path={path} />
      )}
    </>
  )
}
