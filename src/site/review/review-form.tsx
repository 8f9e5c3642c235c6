import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { actionOf } from '#domain/routes/form-routes'
import button from '#components/button.module.css'
import { Field } from '#components/field'
import form from '#components/form.module.css'
import { FormOutcome } from '#components/form-outcome'
import { Honeypot } from '#components/honeypot'
import { useRefusedForm } from '#lib/refused-form'
import { useVisitorPost } from '#lib/use-visitor-post'
import { StarPicker } from './star-picker'
import { StoreSelect } from './store-select'

const required = { rating: 'a rating', reviewerName: 'your name', text: 'a comment', storeId: 'a store' }

export function ReviewForm() {
  const { busy, outcome, post, clear } = useVisitorPost('POST /reviews/create')
  const { values, fields, refusal } = useRefusedForm()
  /** Unknown until hydration: without JavaScript the button always works. */
  const [missing, setMissing] = useState<string[]>([])
  /** Nothing is marked as missing before the first input. */
  const [begun, setBegun] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  // Input from before hydration counts too.
  useLayoutEffect(() => {
    const left = missingIn(element.current!)
    setMissing(left)
    setBegun(left.length < Object.keys(required).length)
  }, [])

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    setBegun(true)
    if (missingIn(sent).length > 0) return
    void post(sent).then(() => {
      setMissing(missingIn(sent))
      setBegun(missingIn(sent).length === 0)
    })
  }

  const outcomeMessage = (
    <FormOutcome
      outcome={outcome}
      sent={['Review added successfully', 'It appears here as soon as our staff have approved it.']}
      failed="Failed to add review please recheck and try again"
    />
  )
  return (
    <form
      ref={element}
      className={`screen-only wrap edged ${form.form}`}
      method="post"
      encType="multipart/form-data"
      action={actionOf('/forms/review')}
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        clear()
        setBegun(true)
        setMissing(missingIn(event.currentTarget))
      }}
    >
      {refusal !== undefined && outcomeMessage}
      <StarPicker name="rating" chosen={values.rating} error={fields.rating} />
      <Field label="Your name" error={fields.reviewerName}>
        <input
          type="text"
          name="reviewerName"
          defaultValue={values.reviewerName}
          autoComplete="name"
          maxLength={100}
        />
      </Field>
      <StoreSelect error={fields.storeId} onChoose={() => setMissing(missingIn(element.current!))} />
      <Field label="Your comment" error={fields.text} wide>
        <textarea name="text" defaultValue={values.text} rows={4} maxLength={5000} />
      </Field>
      <Honeypot />
      <div className={`row wrap ${form.end}`}>
        <button
          type="submit"
          className={button.primary}
          aria-disabled={missing.length > 0 || busy}
          aria-describedby="missing"
        >
          {busy ? 'Sending...' : 'Submit review'}
        </button>
        <p id="missing" className="soft">
          {begun && missing.length > 0 && `Still to fill in: ${missing.join(', ')}.`}
        </p>
      </div>
      {refusal === undefined && outcomeMessage}
    </form>
  )
}

function missingIn(element: HTMLFormElement): string[] {
  const fields = new FormData(element)
  return Object.entries(required).flatMap(([name, wanted]) => (isFilled(fields.get(name)) ? [] : [wanted]))
}

function isFilled(value: FormDataEntryValue | null): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
