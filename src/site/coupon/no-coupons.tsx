import { useQuery } from '@tanstack/react-query'
import type { Store } from '#domain/store/store'
import { ListMessage } from '#components/list-message'
import { renderSlot } from '#components/slot'
import { afterNoOffers } from '../features/coupons-page'
import { expiredRead } from './coupons-data'

/** Differs for a store that had offers earlier. */
export function NoCoupons({ store: { _id, name } }: { store: Pick<Store, '_id' | 'name'> }) {
  const { data: ended, isPending } = useQuery(expiredRead(_id))
  if (isPending) return null
  if (!ended?.length) return <ListMessage>No coupons for this store yet.</ListMessage>
  return (
    <ListMessage>
      <span>
        <bdi>{name}</bdi> has no offer that works now: those that it had are over.
        {renderSlot(afterNoOffers, { ended })}
      </span>
    </ListMessage>
  )
}
