import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/read'
import { useHasFailed } from '../calls/connection'
import styles from './count-cards.module.css'

const cards = [
  ['Total Stores', 'stores'],
  ['Total Reviews', 'reviews'],
  ['Total Blogs', 'blogs'],
] as const

export function CountCards() {
  const stats = useQuery({ ...read('GET /stats', {}), staleTime: 0 })
  const hasFailed = useHasFailed(stats)
  return (
    <div className={styles.cards} aria-live="polite">
      {cards.map(([label, key]) => {
        // Null if it could not be read, undefined while it loads.
        const count = hasFailed ? null : stats.data?.[key]
        return (
          <section key={key} className={`panel ${styles.card}`} aria-busy={count === undefined}>
            <h2 className={`soft ${styles.label}`}>{label}</h2>
            {count === null ? (
              <p className={styles.error}>Error loading data</p>
            ) : (
              <p className={styles.count}>{count ?? '…'}</p>
            )}
          </section>
        )
      })}
    </div>
  )
}
