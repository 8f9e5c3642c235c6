import { useState } from 'react'
import { Field } from '#components/field'
import { VisitorForm } from '#components/visitor-form'
import { useRefusedForm } from '#lib/refused-form'
import { useVisitorPost } from '#lib/use-visitor-post'

/** `missing`: the store that a visitor has searched for. */
export function ReachUsForm({ missing = '' }: { missing?: string }) {
  const { values, fields } = useRefusedForm()
  const [isSent, setSent] = useState(false)
  const asked = missing === '' || isSent ? undefined : `Please add this store: ${missing}`
  return (
    <VisitorForm
      path="/forms/message"
      call={useVisitorPost('POST /messages', () => setSent(true))}
      heading={<h2 id="leave-info">LEAVE US YOUR INFO</h2>}
      aria-labelledby="leave-info"
      submit="Submit"
      sent={['Your message is on its way.', 'We read every one and answer by e-mail.']}
      failed="Your message could not be sent. Please try again."
    >
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
    </VisitorForm>
  )
}
