import { useNavigate } from 'react-router-dom'
import { addressAt } from '#domain/page/site-pages'
import { reportPages } from '#domain/report/pages'
import { kindsFor, reportKindName } from '#domain/report/report-kinds'
import { Field } from '#components/field'
import { VisitorForm } from '#components/visitor-form'
import { useRefusedForm } from '#lib/refused-form'
import { useVisitorPost } from '#lib/use-visitor-post'
import type { ReportTarget } from './report-data'

export function ReportForm({ about }: { about: ReportTarget }) {
  const navigate = useNavigate()
  const call = useVisitorPost('POST /reports', ({ _id }) => {
    void navigate(addressAt(reportPages.receipt.path, { reportId: _id }))
  })
  const { values, fields: posted } = useRefusedForm()
  const fields = call.outcome?.sent === false ? { ...posted, ...call.outcome.fields } : posted
  const [[name, id] = ['review', '']] = Object.entries(about)
  return (
    <VisitorForm
      path="/forms/report"
      call={call}
      aria-label="Report"
      submit="Send report"
      sent={['Your report was sent.', 'Our staff will read it.']}
      failed="Your report could not be sent. Please try again."
    >
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
    </VisitorForm>
  )
}
