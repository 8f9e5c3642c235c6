import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { subjectNames } from '#domain/report-wording'
import frame from '#components/frame.module.css'
import { Notice } from '#components/notice'
import { PageHead } from '#components/page-head'
import { sitePages } from '#domain/site-pages'
import { DetailPage } from '../not-found/detail'
import { subjectIn, subjectRead } from './report-data'
import { ReportForm } from './report-form'
import { SubjectName } from './subject-name'

/** Takes the report of a review or an offer: `?review=` or `?coupon=` (product.md, section 23). */
export default function ReportPage() {
  const [search] = useSearchParams()
  const about = subjectIn(search)
  return (
    <>
      <meta name="robots" content="noindex" />
      {about ? (
        <ReportOf about={about} />
      ) : (
        <div className={frame.frame}>
          <Head />
          <PageHead title={sitePages.report.title} />
          <Notice>Each review and each offer has a link, Report, that leads here.</Notice>
        </div>
      )}
    </>
  )
}

function Head() {
  return (
    <>
      <title>{`${sitePages.report.title} · Clipwell`}</title>
      <meta name="description" content="Tell us about a review or an offer that should not be on Clipwell." />
    </>
  )
}

function ReportOf({ about }: { about: { review: string } | { coupon: string } }) {
  const kind = 'review' in about ? 'review' : 'coupon'
  return (
    <DetailPage
      name={kind === 'review' ? 'Review' : 'Offer'}
      read={useQuery(subjectRead(about))}
      loading="Loading..."
      failed="Failed to load what you want to report. Please try again later."
      missing={`There is no such ${kind === 'review' ? 'review' : 'offer'} any more. It may have been removed already.`}
      wayOut={['Home', sitePages.home.path]}
    >
      {(subject) => (
        <div className={frame.frame}>
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
