import type { Store } from '#domain/store'
import { LogoTile } from './logo-tile'
import { Notice } from './notice'
import { Spinner } from './spinner'
import styles from './store-grid.module.css'

interface Props {
  /** Undefined while they are on their way. */
  stores: Store[] | undefined
  failed: boolean
  onRetry: () => unknown
}

const seenAtOnce = 6

/** Stores as logo buttons, or what there is instead of them (specification, sections 2 and 8). */
export function StoreGrid({ stores, failed, onRetry }: Props) {
  if (failed) return <Notice onRetry={onRetry}>Failed to load stores. Please try again later.</Notice>
  if (!stores) return <Spinner label="Loading stores..." />
  if (stores.length === 0) return <Notice>No stores to display.</Notice>
  return (
    <ul className={styles.grid}>
      {stores.map((store, at) => (
        <li key={store._id}>
          <LogoTile store={store} load={loadOf(at)} />
        </li>
      ))}
    </ul>
  )
}

function loadOf(at: number) {
  if (at === 0) return 'first'
  return at < seenAtOnce ? 'now' : 'near'
}
