import { useQuery } from '@tanstack/react-query'
import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import { Notice } from '#components/notice'
import { Ago } from './ago'
import { expiredRead } from './coupons-data'
import styles from './coupons-page.module.css'

interface Props {
  storeName: string
  /** All coupons; undefined while only some are loaded. */
  coupons: Coupon[] | undefined
}

/** Shown if offers were tested and none is known to work. Counts the untested ones apart. */
export function NoneWorks({ storeName, coupons }: Props) {
  if (!coupons) return null
  const last = lastOf(coupons.map(({ proof }) => proof.checkedAt))
  if (last === undefined || coupons.some(({ proof }) => proof.state === 'works')) return null
  const untested = coupons.filter(({ proof }) => proof.state === 'untested').length
  return (
    <div className={styles.notice}>
      <Notice>
        <span>
          <bdi>{storeName}</bdi> has no offer now that we know works. The last one was looked at{' '}
          <Ago iso={last} />.
          {untested > 0 && ` ${untested === 1 ? 'One is' : `${untested} are`} not tested yet.`}
        </span>
      </Notice>
    </div>
  )
}

/** Differs for a store that had offers earlier. */
export function NoOffers({ store: { _id, name } }: { store: Pick<Store, '_id' | 'name'> }) {
  const { data: ended, isPending } = useQuery(expiredRead(_id))
  if (isPending) return null
  if (!ended?.length) return <Notice>No coupons for this store yet.</Notice>
  const last = lastOf(ended.map(({ checkedAt }) => checkedAt))
  return (
    <Notice>
      <span>
        <bdi>{name}</bdi> has no offer that works now: those that it had are over.
        {last !== undefined && (
          <>
            {' '}
            The last one was looked at <Ago iso={last} />.
          </>
        )}
      </span>
    </Notice>
  )
}

function lastOf(moments: (string | null)[]): string | undefined {
  return moments
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1)
}
