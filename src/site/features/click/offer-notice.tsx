import { useSearchParams } from 'react-router-dom'
import { offerNotices, offerParameter } from '#domain/click/go-routes'
import { ListMessage } from '#components/list-message'

/** Why the link of an offer has led here (functions/features/click/go.ts). */
export function OfferNotice() {
  const [search] = useSearchParams()
  const reason = search.get(offerParameter)
  return isNotice(reason) && <ListMessage>{offerNotices[reason]}</ListMessage>
}

const isNotice = (reason: string | null): reason is keyof typeof offerNotices =>
  reason !== null && Object.hasOwn(offerNotices, reason)
