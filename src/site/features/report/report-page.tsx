import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { subjectNames } from '#domain/report/report-kinds'
import { ListMessage } from '#components/list-message'
import { PageHead } from '#components/page-head'
import type { Load } from '#lib/load'
import { useRefusedForm } from '#lib/refused-form'
import { sitePages } from '#domain/page/site-pages'
import { reportPages } from '#domain/report/pages'
import { DetailPage } from '../../layout/detail'
import { type ReportTarget, subjectIn, subjectRead } from './report-data'
import { ReportForm } from './report-form'
import { SubjectName } from './subject-name'

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
  const kind = about.review ? 'review' : 'coupon'
  const isBoth = Object.keys(about).length > 1
  const name = kind === 'review' ? 'Review' : 'Offer'
  return (
    <DetailPage
      name={isBoth ? 'Review or offer' : name}
      read={useQuery(subjectRead(about))}
      loading="Loading..."
      failed="Failed to load what you want to report. Please try again later."
      missing={
        isBoth
          ? 'A report is about one review or one offer.'
          : `There is no such ${name.toLowerCase()} any more. It may have been removed already.`
      }
      wayOut={['Home', sitePages.home.path]}
    >
      {(subject) => (
        <div className="frame">
          <Head />
          <PageHead title={`Report ${subjectNames[kind]}`}>
            You report <SubjectName subject={subject} />. Our staff read every report. You get a number, and
            under it what we decide and why.
          </PageHead>
          <ReportForm about={about} />
        </div>
      )}
    </DetailPage>
  )
}
