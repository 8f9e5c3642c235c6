import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { actionOf } from '#domain/routes/form-routes'
import { addressAt } from '#domain/page/site-pages'
import { reportPages } from '#domain/report/pages'
import { kindsFor, reportKindName } from '#domain/report/report-kinds'
import button from '#components/button.module.css'
import { Field } from '#components/field'
import form from '#components/form.module.css'
import { FormOutcome } from '#components/form-outcome'
import { Honeypot } from '#components/honeypot'
import { useRefusedForm } from '#lib/refused-form'
import { useVisitorPost } from '#lib/use-visitor-post'
import type { ReportTarget } from './report-data'

export function ReportForm({ about }: { about: ReportTarget }) {
  const navigate = useNavigate()
  const { busy, outcome, post, clear } = useVisitorPost('POST /reports', ({ _id }) => {
    void navigate(addressAt(reportPages.receipt.path, { reportId: _id }))
  })
  const { values, fields: posted, refusal } = useRefusedForm()
  const fields = outcome?.sent === false ? { ...posted, ...outcome.fields } : posted
  const [[name, id] = ['review', '']] = Object.entries(about)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void post(event.currentTarget)
  }

  const outcomeMessage = (
    <FormOutcome
      outcome={outcome}
      sent={['Your report was sent.', 'Our staff will read it.']}
      failed="Your report could not be sent. Please try again."
    />
  )
  return (
    <form
      className={`screen-only wrap edged ${form.form}`}
      method="post"
      encType="multipart/form-data"
      action={actionOf('/forms/report')}
      onSubmit={submit}
      onChange={clear}
      aria-label="Report"
    >
      {refusal !== undefined && outcomeMessage}
      <input type="hidden" name={name} value={id} />
      <Field label="What is wrong?" error={fields.kind}>
        <select name="kind" defaultValue={values.kind ?? ''} required>
          <option value="">Choose what fits best</option>
          {kindsFor('review' in about ? 'review' : 'coupon').map((kind) => (
            <option key={kind} value={kind}>
              {reportKindName(kind)}
            </option>
          ))}
        </select>
      </Field>
      <Field
        label="Email Address (optional)"
        hint="What we decide may be mailed there too. Who reads the review or offer never sees it."
        error={fields.email}
      >
        <input name="email" defaultValue={values.email} type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field
        label="Please explain"
        hint="Such as where the law or the facts are broken."
        error={fields.text}
        wide
      >
        <textarea name="text" defaultValue={values.text} rows={5} required maxLength={5000} />
      </Field>
      <Honeypot />
      <div className={`row wrap ${form.end}`}>
        <button type="submit" className={button.primary} aria-disabled={busy}>
          {busy ? 'Sending...' : 'Send report'}
        </button>
      </div>
      {refusal === undefined && outcomeMessage}
    </form>
  )
}
