import { Link } from 'react-router-dom'
import type { Import } from '#domain/import/import'
import { Section } from '../../components/section'
import { pathOfCoupon } from './pages'

/** What an apply or an undo has left as it was, and why. */
export function SkippedRows({ shown: { state, skipped, failed } }: { shown: Import }) {
  if (skipped.length === 0) return null
  const left = failed - skipped.length
  return (
    <Section title={state === 'undone' ? 'Not undone' : 'Not written'}>
      <ul className="stack">
        {skipped.map(({ couponId, title, message }) => (
          <li key={(couponId ?? '') + title}>
            {couponId === null ? <bdi>{title}</bdi> : <Link to={pathOfCoupon(couponId)}>{title}</Link>}:{' '}
            {message}
          </li>
        ))}
      </ul>
      {left > 0 && <p>And {left} more.</p>}
    </Section>
  )
}
