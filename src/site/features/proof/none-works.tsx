import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import { ListMessage } from '#components/list-message'
import { Ago } from './ago'
import type { LastChecked } from './coupon-data'
import styles from './proof.module.css'

interface Props {
  store: Pick<Store, 'name'>
  /** All coupons; undefined while only some are loaded. */
  coupons: Coupon[] | undefined
}

/** Shown if offers were tested and none is known to work. Counts the untested ones apart. */
export function NoneWorks({ store, coupons }: Props) {
  if (!coupons) return null
  const last = lastOf(coupons.map(({ proof }) => proof.checkedAt))
  if (last === undefined || coupons.some(({ proof }) => proof.state === 'works')) return null
  const untested = coupons.filter(({ proof }) => proof.state === 'untested').length
  return (
    <div className={styles.notice}>
      <ListMessage>
        <span>
          <bdi>{store.name}</bdi> has no offer now that we know works. The last one was looked at{' '}
          <Ago iso={last} />.
          {untested > 0 && ` ${untested === 1 ? 'One is' : `${untested} are`} not tested yet.`}
        </span>
      </ListMessage>
    </div>
  )
}

export function LastLookedAt({ ended }: { ended: readonly LastChecked[] }) {
  const last = lastOf(ended.map(({ checkedAt }) => checkedAt))
  if (last === undefined) return null
  return (
    <>
      {' '}
      The last one was looked at <Ago iso={last} />.
    </>
  )
}

function lastOf(moments: (string | null)[]): string | undefined {
  return moments
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1)
}
