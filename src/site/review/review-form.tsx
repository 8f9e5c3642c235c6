import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { Field } from '#components/field'
import { VisitorForm } from '#components/visitor-form'
import { useRefusedForm } from '#lib/refused-form'
import { useVisitorPost } from '#lib/use-visitor-post'
import { StarPicker } from './star-picker'
import { StoreSelect } from './store-select'

const required = { rating: 'a rating', reviewerName: 'your name', text: 'a comment', storeId: 'a store' }

export function ReviewForm() {
  const call = useVisitorPost('POST /reviews/create')
  const { values, fields } = useRefusedForm()
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
    void call.post(sent).then(() => {
      setMissing(missingIn(sent))
      setBegun(missingIn(sent).length === 0)
    })
  }

  return (
    <VisitorForm
      ref={element}
      path="/forms/review"
      call={call}
      submit="Submit review"
      missing={{
        isAny: missing.length > 0,
        text: begun && missing.length > 0 && `Still to fill in: ${missing.join(', ')}.`,
      }}
      sent={['Review added successfully', 'It appears here as soon as our staff have approved it.']}
      failed="Failed to add review please recheck and try again"
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        call.clear()
        setBegun(true)
        setMissing(missingIn(event.currentTarget))
      }}
    >
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
    </VisitorForm>
  )
}

function missingIn(element: HTMLFormElement): string[] {
  const fields = new FormData(element)
  return Object.entries(required).flatMap(([name, wanted]) => (isFilled(fields.get(name)) ? [] : [wanted]))
}

function isFilled(value: FormDataEntryValue | null): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
