import type { Coupon } from '#domain/coupon/coupon'
import { RowButton } from '../components/row-button'
import { useWithdraw } from './use-withdraw'

export function WithdrawButton({ coupon }: { coupon: Coupon }) {
  const { run: withdraw, isRunning } = useWithdraw()
  const isWithdrawn = coupon.status === 'withdrawn'
  const label = isWithdrawn ? 'Restore' : 'Withdraw'
  const act = () => withdraw(coupon, !isWithdrawn)
  return <RowButton text={label} name={coupon.title} isWaiting={isRunning} onClick={act} />
}
