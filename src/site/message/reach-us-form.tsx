import type { SyntheticEvent } from 'react'
import { actionOf } from '#domain/routes/form-routes'
import button from '#components/button.module.css'
import { Field } from '#components/field'
import form from '#components/form.module.css'
import { FormOutcome } from '#components/form-outcome'
import { Honeypot } from '#components/honeypot'
import { useRefusedForm } from '#lib/refused-form'
import { useVisitorPost } from '#lib/use-visitor-post'

/** `missing`: the store that a visitor has searched for. */
export function ReachUsForm({ missing = '' }: { missing?: string }) {
  const { busy, outcome, post, clear } = useVisitorPost('POST /messages')
  const { values, fields, refusal } = useRefusedForm()

  const asked = missing === '' ? undefined : `Please add this store: ${missing}`

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void post(event.currentTarget)
  }

  const outcomeMessage = (
    <FormOutcome
      outcome={outcome}
      sent={['Your message is on its way.', 'We read every one and answer by e-mail.']}
      failed="Your message could not be sent. Please try again."
    />
  )
  return (
    <form
      className={`screen-only wrap edged ${form.form}`}
      method="post"
      encType="multipart/form-data"
      action={actionOf('/forms/message')}
      onSubmit={submit}
      onChange={clear}
      aria-labelledby="leave-info"
    >
      <h2 id="leave-info">LEAVE US YOUR INFO</h2>
      {refusal !== undefined && outcomeMessage}
      <Field label="Full Name" error={fields.fullName}>
        <input
          type="text"
          name="fullName"
          defaultValue={values.fullName}
          autoComplete="name"
          required
          maxLength={100}
        />
      </Field>
      <Field label="Email Address" error={fields.email}>
        <input
          name="email"
          defaultValue={values.email}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
      </Field>
      <Field label="Phone Number" hint="Only if you would like us to call." error={fields.phone}>
        <input name="phone" defaultValue={values.phone} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <Field label="Message" error={fields.message} wide>
        <textarea name="message" defaultValue={values.message ?? asked} rows={4} required maxLength={5000} />
      </Field>
      <Honeypot />
      <div className={`row wrap ${form.end}`}>
        <button type="submit" className={button.primary} aria-disabled={busy}>
          {busy ? 'Sending...' : 'Submit'}
        </button>
      </div>
      {refusal === undefined && outcomeMessage}
    </form>
  )
}
