import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import type { Receipt } from '#domain/report/report'
import { reportKindNames, reportOutcomeNames, subjectNames } from '#domain/report/report-kinds'
import { PageHead } from '#components/page-head'
import { Prose } from '#components/prose'
import { LocalDate } from '#components/local-date'
import { sitePages } from '#domain/page/site-pages'
import { reportPages } from '#domain/report/pages'
import type { Load } from '#lib/load'
import { read } from '#lib/read'
import { DetailPage } from '../../layout/detail'
import styles from './receipt-page.module.css'
import { SubjectName } from './subject-name'

const receiptRead = (id: string) => read('GET /reports/{id}', { id })

export const load: Load = async ({ main }, { reportId = '' }) => {
  await main(receiptRead(reportId))
}

export default function ReceiptPage() {
  const { reportId = '' } = useParams()
  return (
    <DetailPage
      name="Report"
      read={useQuery(receiptRead(reportId))}
      loading="Loading report..."
      failed="Failed to load this report. Please try again later."
      missing="There is no report with this number. Reports are deleted after a year."
      wayOut={['Home', sitePages.home.path]}
    >
      {(receipt) => <Shown receipt={receipt} />}
    </DetailPage>
  )
}

function Shown({ receipt: { _id, about, kind, createdAt, decision, subject } }: { receipt: Receipt }) {
  return (
    <div className="frame">
      <PageMeta
        title={reportPages.receipt.title}
        description={`A report to ${site.name}, and what was decided about it.`}
      />
      <PageHead title="Your report">
        We have your report. Keep this address: what we decide is said here. It may be mailed too, if you gave
        us an email address.
      </PageHead>
      <dl className={`large-panel stack ${styles.facts}`}>
        <div>
          <dt>Number</dt>
          <dd>{_id}</dd>
        </div>
        <div>
          <dt>About</dt>
          <dd>{subject ? <SubjectName subject={subject} /> : subjectNames[about]}</dd>
        </div>
        <div>
          <dt>What is wrong</dt>
          <dd>{reportKindNames[kind]}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>
            <LocalDate iso={createdAt} />
          </dd>
        </div>
      </dl>
      <section aria-labelledby="decision">
        <h2 id="decision">Our decision</h2>
        {decision ? (
          <>
            <p className={styles.outcome}>
              {reportOutcomeNames[decision.outcome]} <LocalDate iso={decision.at} />
            </p>
            <Prose text={decision.reason} className={styles.reason} />
          </>
        ) : (
          <p>Nothing has been decided yet.</p>
        )}
      </section>
    </div>
  )
}
