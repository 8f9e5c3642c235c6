import type { Coupon } from '#domain/coupon'
import { ActionButton } from '../components/action-button'
import { RowButtons } from '../resource/row-buttons'
import { coupons } from './coupon-resource'
import { TestOffer } from './test-offer'
import { useWithdraw } from './use-withdraw'

/** The buttons of one coupon, at the end of its row. */
export function CouponButtons({ coupon, onEdit }: { coupon: Coupon; onEdit?: () => void }) {
  const { run: withdraw, isRunning } = useWithdraw()
  const isWithdrawn = coupon.status === 'withdrawn'
  const label = isWithdrawn ? 'Restore' : 'Withdraw'
  return (
    <RowButtons resource={coupons} item={coupon} onEdit={onEdit}>
      <TestOffer coupon={coupon} />
      <ActionButton
        size="small"
        aria-label={`${label} ${coupon.title}`}
        isWaiting={isRunning}
        onClick={() => void withdraw([coupon], !isWithdrawn)}
      >
        {label}
      </ActionButton>
    </RowButtons>
  )
}
