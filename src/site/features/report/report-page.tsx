import { useQuery } from '@tanstack/react-query'
import { useSearchParams, useNavigate } from 'react-router-dom'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { subjectNames, kindsFor, reportKindNames } from '#domain/report/report-kinds'
import { ListMessage } from '#components/list-message'
import { PageHead } from '#components/page-head'
import type { Load } from '#lib/load'
import { useRefusedForm } from '#lib/refused-form'
import { sitePages, addressAt } from '#domain/page/site-pages'
import { reportPages } from '#domain/report/pages'
import { DetailPage } from '../../layout/detail'
import { type ReportTarget, subjectIn, subjectRead } from './report-data'
import { SubjectName } from './subject-name'
import { Field } from '#components/field'
import { VisitorForm } from '#components/visitor-form'
import { useVisitorPost } from '#lib/use-visitor-post'

export const load: Load = async ({ main }, _, search) => {
  const about = subjectIn(search)
  if (about) await main(subjectRead(about))
}

export default function ReportPage() {
  const [search] = useSearchParams()
  const about = subjectIn(search)
  const { refusal } = useRefusedForm()
  if (about) return <ReportOf about={about} />
  return (
    <div className="frame">
      <Head />
      <PageHead title={reportPages.report.title} />
      <ListMessage>{refusal} Each review and each offer has a link, Report, that leads here.</ListMessage>
    </div>
  )
}

function Head() {
  return (
    <PageMeta
      title={reportPages.report.title}
      description={`Tell us about a review or an offer that should not be on ${site.name}.`}
    />
  )
}

function ReportOf({ about }: { about: ReportTarget }) {
  const name = about.kind === 'review' ? 'Review' : 'Offer'
  return (
    <DetailPage
      name={name}
      read={useQuery(subjectRead(about))}
      loading="Loading..."
      failed="Failed to load what you want to report. Please try again later."
      missing={`There is no such ${name.toLowerCase()} any more. It may have been removed already.`}
      wayOut={['Home', sitePages.home.path]}
    >
      {(subject) => (
        <div className="frame">
          <Head />
          <PageHead title={`Report ${subjectNames[about.kind]}`}>
            You report <SubjectName subject={subject} />. Our staff read every report. You get a number, and
            under it what we decide and why.
          </PageHead>
          <ReportForm about={about} />
        </div>
      )}
    </DetailPage>
  )
}

function ReportForm({ about }: { about: ReportTarget }) {
  const navigate = useNavigate()
  const call = useVisitorPost('POST /reports', ({ _id }) => {
    void navigate(addressAt(reportPages.receipt.path, { reportId: _id }))
  })
  const { values, fields: posted } = useRefusedForm()
  const fields = call.outcome?.sent === false ? { ...posted, ...call.outcome.fields } : posted
  return (
    <VisitorForm
      path="/forms/report"
      call={call}
      aria-label="Report"
      submit="Send report"
      sent={['Your report was sent.', 'Our staff will read it.']}
      failed="Your report could not be sent. Please try again."
    >
      <input type="hidden" name={about.kind} value={about.id} />
      <Field label="What is wrong?" error={fields.kind}>
        <select name="kind" defaultValue={values.kind ?? ''} required>
          <option value="">Choose what fits best</option>
          {kindsFor(about.kind).map((kind) => (
            <option key={kind} value={kind}>
              {reportKindNames[kind]}
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
