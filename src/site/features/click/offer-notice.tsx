import { useSearchParams } from 'react-router-dom'
import { redirectReasons, offerParameter } from '#domain/click/go-routes'
import { ListMessage } from '#components/list-message'

/** Why the link of an offer has led here (functions/features/click/go.ts). */
export function OfferNotice() {
  const [search] = useSearchParams()
  const reason = search.get(offerParameter)
  return isNotice(reason) && <ListMessage>{redirectReasons[reason]}</ListMessage>
}

const isNotice = (reason: string | null): reason is keyof typeof redirectReasons =>
  reason !== null && Object.hasOwn(redirectReasons, reason)
