import { Link } from 'react-router-dom'
import { ListMessage } from '#components/list-message'
import { Spinner } from '#components/spinner'
import { useStaffPage } from '../../components/table/use-staff-page'
import { reports } from './pages'
import { Section } from '../../components/section'

export function OpenReports() {
  const page = useStaffPage('GET /reports', { query: { state: 'open' } })
  return (
    <Section title="Reports" aside={<Link to={reports.path}>All reports</Link>}>
      {page.state === 'loading' && <Spinner label="Loading reports..." />}
      {page.state === 'failed' && (
        <ListMessage onRetry={page.retry}>Failed to load reports. Please try again later.</ListMessage>
      )}
      {page.state === 'ready' && (
        <ListMessage>{waiting(page.items.length, page.next !== undefined)}</ListMessage>
      )}
    </Section>
  )
}

function waiting(count: number, more: boolean): string {
  if (count === 0) return 'No report waits for a decision.'
  if (count === 1) return '1 report waits for a decision.'
  return `${more ? `More than ${count}` : count} reports wait for a decision.`
}
