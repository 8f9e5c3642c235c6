import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { Coupon } from '#domain/coupon/coupon'
import type { Outcome } from '#domain/proof/tally'
import { actionOf, outcomeId } from '#domain/routes/form-routes'
import styles from './proof.module.css'
import { useSignal } from './use-signal'

const choices: readonly [Outcome, string][] = [
  ['worked', 'Yes'],
  ['failed', 'No'],
  ['partly', 'Only on some things'],
]

const reasonLabel: Record<Outcome, string | undefined> = {
  worked: undefined,
  failed: 'What went wrong? (optional)',
  partly: 'What did it work on? (optional)',
}

/** An answer can be changed. Without JavaScript the browser posts the form. */
export function DidItWork({ coupon: { _id: couponId } }: { coupon: Pick<Coupon, '_id'> }) {
  const { vote, send, outcome } = useSignal(couponId)
  const label = vote && reasonLabel[vote]
  const status = useRef<HTMLParagraphElement>(null)
  // On a phone it is below the edge of the dialog.
  useEffect(() => {
    if (outcome !== undefined) status.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const reason = data.get('reason')
    void send(data.get('outcome') as Outcome, typeof reason === 'string' ? reason : '')
  }

  const form = {
    method: 'post',
    encType: 'multipart/form-data',
    action: actionOf('/forms/signal'),
    onSubmit: submit,
  } as const
  return (
    <div className={`screen-only stack ${styles.question}`}>
      <form {...form} aria-label="Did it work?">
        <input type="hidden" name="couponId" value={couponId} />
        <p>Did it work?</p>
        <div className={`wrap ${styles.answers}`}>
          {choices.map(([value, text]) => (
            <button
              type="submit"
              key={value}
              name="outcome"
              value={value}
              className="quiet-button"
              aria-pressed={vote === value}
            >
              {text}
            </button>
          ))}
        </div>
      </form>
      {label !== undefined && (
        <form {...form} className={`stack ${styles.reason}`}>
          <input type="hidden" name="couponId" value={couponId} />
          <input type="hidden" name="outcome" value={vote} />
          <label>
            {label}
            <input type="text" name="reason" maxLength={200} dir="auto" autoComplete="off" />
          </label>
          <button type="submit" className="quiet-button">
            Send
          </button>
        </form>
      )}
      <p ref={status} role="status" id={outcomeId} tabIndex={-1}>
        {outcome}
      </p>
    </div>
  )
}
