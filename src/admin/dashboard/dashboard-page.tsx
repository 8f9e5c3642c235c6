import { Button, Card } from '@aws-amplify/ui-react'
import { useQuery } from '@tanstack/react-query'
import type { Stats } from '#domain/reads'
import { read } from '../../lib/read'
import styles from './dashboard-page.module.css'

const cards = [
  ['Total Stores', 'stores'],
  ['Total Reviews', 'reviews'],
  ['Total Blogs', 'blogs'],
] as const

/** The dashboard: totals that fail alone, and a button that reads them again (specification, section 2). */
export function DashboardPage() {
  const stats = useQuery(read('GET /stats', {}))
  return (
    <>
      <title>Dashboard · Clipwell</title>
      <header className={styles.header}>
        <h1 className={styles.title}>Dashboard Overview</h1>
        <Button onClick={() => void stats.refetch()} isLoading={stats.isFetching} loadingText="Reloading...">
          Reload
        </Button>
      </header>
      <div className={styles.cards} aria-live="polite">
        {cards.map(([label, key]) => (
          <CountCard key={key} label={label} count={countOf(stats.data, stats.isError, key)} />
        ))}
      </div>
    </>
  )
}

/** The number to show; null where it could not be read, undefined while it is on its way. */
function countOf(stats: Stats | undefined, failed: boolean, key: keyof Stats): number | null | undefined {
  return failed ? null : stats?.[key]
}

function CountCard({ label, count }: { label: string; count: number | null | undefined }) {
  return (
    <Card as="section" variation="outlined" className={styles.card} aria-busy={count === undefined}>
      <h2 className={styles.label}>{label}</h2>
      {count === null ? (
        <p className={styles.error}>Error loading data</p>
      ) : (
        <p className={styles.count}>{count ?? '…'}</p>
      )}
    </Card>
  )
}
