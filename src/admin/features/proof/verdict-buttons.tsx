import type { Coupon } from '#domain/coupon/coupon'
import { RowButton } from '../../components/row-button'
import { useTest } from './use-test'

/** What a test has found, without a note. */
export function VerdictButtons({ coupon }: { coupon: Coupon }) {
  const { run: test, isRunning } = useTest()
  const say = (outcome: 'worked' | 'failed') => () => test(coupon, { outcome, note: '' })
  const props = { name: coupon.title, isWaiting: isRunning }
  return (
    <>
      <RowButton {...props} text="Works" icon="approve" shortcut="w" onClick={say('worked')} />
      <RowButton {...props} text="Does not work" icon="reject" shortcut="x" onClick={say('failed')} />
    </>
  )
}
