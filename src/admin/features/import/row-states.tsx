import { type Import, rowStateLabels, rowStates } from '#domain/import/import'
import type { ListAddress } from '../../components/table/use-list-address'
import { totalOf } from './import-words'
import styles from './imports.module.css'

/** How many rows are in each state. Each is a filter of the table. */
export function RowStates({ counts, address }: { counts: Import['counts']; address: ListAddress }) {
  const chosen = address.filter('state')
  const all = [
    { state: '', label: 'All rows', count: totalOf(counts) },
    ...rowStates.map((state) => ({ state, label: rowStateLabels[state], count: counts[state] })),
  ]
  return (
    <div role="group" aria-label="Rows" className={`panel ${styles.states}`}>
      {all.map(({ state, label, count }) => (
        <button
          key={state}
          type="button"
          data-state={count === 0 ? 'none' : state}
          aria-pressed={chosen === state}
          onClick={() => address.setFilter('state', state)}
        >
          <strong>{count}</strong> <span>{label}</span>
        </button>
      ))}
    </div>
  )
}
