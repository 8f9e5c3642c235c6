import { useSearchParams } from 'react-router-dom'
import frame from '#components/frame.module.css'
import { Notice } from '#components/notice'
import { PageHead } from '#components/page-head'
import { sitePages } from '#lib/site-pages'
import { ReportForm } from './report-form'

/** Takes the report of a review or an offer: `?review=` or `?coupon=` (product.md, section 23). */
export default function ReportPage() {
  const [search] = useSearchParams()
  const review = search.get('review') ?? ''
  const coupon = search.get('coupon') ?? ''
  const what = review === '' ? 'an offer' : 'a review'
  return (
    <div className={frame.frame}>
      <title>{`${sitePages.report.title} · Clipwell`}</title>
      <meta name="description" content="Tell us about a review or an offer that should not be on Clipwell." />
      <meta name="robots" content="noindex" />
      {review === '' && coupon === '' ? (
        <>
          <PageHead title={sitePages.report.title} />
          <Notice>Each review and each offer has a link, Report, that leads here.</Notice>
        </>
      ) : (
        <>
          <PageHead title={`Report ${what}`}>
            Our staff read every report. You get a number, and under it what we decide and why.
          </PageHead>
          <ReportForm about={review === '' ? { coupon } : { review }} />
        </>
      )}
    </div>
  )
}
