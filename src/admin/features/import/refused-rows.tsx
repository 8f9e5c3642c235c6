import type { Import, ImportRow } from '#domain/import/import'
import { csvText } from '#domain/text/csv-text'
import { readAsStaff } from '../../calls/staff-call'
import { ActionButton } from '../../components/action-button'
import { saveCsv } from '../../components/table/save-csv'
import { useStaffAction } from '../../calls/use-staff-action'
import styles from './imports.module.css'

/** Says how many rows cannot be used, and gives them as CSV. */
export function RefusedRows({ shown: { _id: id, counts, source, columns } }: { shown: Import }) {
  const { run: download, isRunning } = useStaffAction({ failed: 'Failed to load the rows.' }, async () => {
    const query = { state: 'refused' }
    const rows = await readAsStaff('GET /imports/{id}/rows', { params: { id }, query })
    saveCsv(`refused-${source}`, refusedCsv(columns, rows))
  })
  if (!(counts.refused > 0)) return null
  return (
    <div className={`row wrap ${styles.notice}`}>
      <p>
        <strong>{counts.refused} refused.</strong> These rows cannot be used, and nothing is written of them.
      </p>
      <ActionButton size="small" isWaiting={isRunning} onClick={() => void download()}>
        Download refused rows
      </ActionButton>
    </div>
  )
}

/** In the columns of the file, so that it can be mended and imported. */
export function refusedCsv(columns: readonly string[], rows: readonly ImportRow[]): string {
  const sent = rows.map(({ line, reason, cells }) => [line ?? '', reason ?? '', ...(cells ?? [])])
  return csvText([['Line', 'Reason', ...columns], ...sent])
}
