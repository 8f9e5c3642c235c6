import { counted } from '#domain/text/counted'
import { csvText } from '#domain/text/csv-text'
import { readAsStaff } from '../../calls/staff-call'
import { useStaffAction } from '../../calls/use-staff-action'
import { ActionButton } from '../action-button'
import { showSnackbar } from '../feedback/snackbars'
import type { Exported } from './column'
import { saveCsv } from './save-csv'
import type { ListSource } from './use-staff-page'

interface Props {
  source: ListSource
  name: string
  columns: Exported<never>
}

/** Reads all pages of a list and saves them as a file of CSV. */
export function ExportButton({ source, name, columns }: Props) {
  const options = { failed: 'Failed to export. Please try again.' }
  const { run, isRunning } = useStaffAction(options, async () => {
    const items: object[] = await readAsStaff(source.key, source)
    const cellsOf = (item: object) => Object.values(columns).map((valueOf) => valueOf(item as never) ?? '')
    saveCsv(name, csvText([Object.keys(columns), ...items.map(cellsOf)]))
    showSnackbar({ text: `${counted(items.length, 'row')} exported` })
  })
  return (
    <ActionButton data-export size="small" isWaiting={isRunning} onClick={() => void run()}>
      {isRunning ? 'Exporting…' : 'Export'}
    </ActionButton>
  )
}
