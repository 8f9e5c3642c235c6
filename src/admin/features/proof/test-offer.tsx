import { useState } from 'react'
import type { Coupon } from '#domain/coupon/coupon'
import { RowButton } from '../../components/row-button'
import { TestDialog } from './test-dialog'

export function TestOffer({ coupon }: { coupon: Coupon }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton text="Test" icon="test" shortcut="t" name={coupon.title} onClick={() => setOpen(true)} />
      {isOpen && <TestDialog coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  )
}
