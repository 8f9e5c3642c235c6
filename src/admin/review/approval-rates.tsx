import { useQuery } from '@tanstack/react-query'
import type { StarRate } from '#domain/review/decision'
import { rateMonths } from '#domain/review/moderation'
import { ListMessage } from '#components/list-message'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import { useHasFailed } from '../calls/connection'
import page from '../components/page.module.css'
import { Section } from '../components/section'
import styles from './approval-rates.module.css'

/** The share of approved reviews by stars, so that a bias is seen. Only admins read it. */
export function ApprovalRates() {
  return (
    <Section title="Approved by stars">
      <p className={page.note}>
        Of visitors’ reviews that were decided in the last {rateMonths} months. Where few stars are approved
        less often than many, decisions may follow the praise instead of what a review says.
      </p>
      <Rates />
    </Section>
  )
}

function Rates() {
  const rates = useQuery({ ...read('GET /decisions/rates', {}), staleTime: 0 })
  if (useHasFailed(rates)) {
    return (
      <ListMessage onRetry={rates.refetch}>Failed to load the rates. Please try again later.</ListMessage>
    )
  }
  if (!rates.data) return <Spinner label="Loading the rates..." />
  return (
    <table className={`panel ${styles.rates}`}>
      <thead>
        <tr>
          {['Stars', 'Approved', 'Rejected', 'Deleted', 'Share'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.data.toReversed().map((rate) => (
          <tr key={rate.stars}>
            <th scope="row">{rate.stars}</th>
            <td>{rate.approved}</td>
            <td>{rate.rejected}</td>
            <td>{rate.deleted}</td>
            <td>{shareOf(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shareOf({ approved, rejected, deleted }: StarRate): string {
  const decided = approved + rejected + deleted
  return decided > 0 ? `${Math.round((100 * approved) / decided)}%` : '–'
}
