import { useState } from 'react'
import { Button } from '@aws-amplify/ui-react'
import type { Coupon } from '#domain/coupon/coupon'
import { TestDialog } from './test-dialog'

export function TestOffer({ coupon }: { coupon: Coupon }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`Test ${coupon.title}`} onClick={() => setOpen(true)}>
        Test
      </Button>
      {isOpen && <TestDialog coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  )
}
