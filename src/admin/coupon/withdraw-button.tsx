import type { Coupon } from '#domain/coupon/coupon'
import { ActionButton } from '../components/action-button'
import { useWithdraw } from './use-withdraw'

export function WithdrawButton({ coupon }: { coupon: Coupon }) {
  const { run: withdraw, isRunning } = useWithdraw()
  const isWithdrawn = coupon.status === 'withdrawn'
  const label = isWithdrawn ? 'Restore' : 'Withdraw'
  return (
    <ActionButton
      size="small"
      aria-label={`${label} ${coupon.title}`}
      isWaiting={isRunning}
      onClick={() => void withdraw([coupon], !isWithdrawn)}
    >
      {label}
    </ActionButton>
  )
}
