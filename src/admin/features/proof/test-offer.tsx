import { useState } from 'react'
import type { Coupon } from '#domain/coupon/coupon'
import { RowButton } from '../../components/row-button'
import { TextAreaField } from '@aws-amplify/ui-react'
import { noteLength } from '#domain/proof/proof'
import { ActionButton } from '../../components/action-button'
import actions from '../../components/feedback/actions.module.css'
import { Modal } from '../../components/feedback/modal'
import form from '../../components/form/entity-form.module.css'
import { Ledger } from './ledger'
import { useTest } from './use-test'

export function TestOffer({ coupon }: { coupon: Coupon }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton text="Test" icon="test" shortcut="t" name={coupon.title} onClick={() => setOpen(true)} />
      {isOpen && <TestDialog coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  )
}

function TestDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { run: test, isRunning } = useTest(onClose)
  const { title, couponCode, link } = coupon
  return (
    <Modal title={`Test “${title}”`} onClose={onClose}>
      <div className={form.form}>
        <p>
          {couponCode !== null && (
            <>
              Code <code dir="auto">{couponCode}</code>.{' '}
            </>
          )}
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            Open the shop
          </a>
        </p>
        <Ledger couponId={coupon._id} />
        <TextAreaField
          label="Note (optional)"
          value={note}
          rows={2}
          maxLength={noteLength}
          dir="auto"
          data-first-focus
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={`wrap ${actions.actions}`}>
          <ActionButton
            variation="primary"
            isWaiting={isRunning}
            onClick={() => void test(coupon, { outcome: 'worked', note })}
          >
            Works
          </ActionButton>
          <ActionButton isWaiting={isRunning} onClick={() => void test(coupon, { outcome: 'failed', note })}>
            Does not work
          </ActionButton>
        </div>
      </div>
    </Modal>
  )
}
