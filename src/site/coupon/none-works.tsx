import type { Coupon } from '#domain/coupon'
import { Notice } from '#components/notice'
import { Ago } from './ago'

interface Props {
  storeName: string
  /** Those that are loaded; undefined while they load. */
  coupons: Coupon[] | undefined
}

/** Says it where no offer of a store is known to work, and when one was last looked at. */
export function NoneWorks({ storeName, coupons }: Props) {
  if (!coupons) return null
  const checked = coupons.flatMap(({ proof }) => proof.checkedAt ?? []).toSorted()
  const last = checked.at(-1)
  if (last === undefined || coupons.some(({ proof }) => proof.state === 'works')) return null
  return (
    <Notice>
      We know of no offer of <bdi>{storeName}</bdi> that works now. The last one was looked at{' '}
      <Ago iso={last} />.
    </Notice>
  )
}
