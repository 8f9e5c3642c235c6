import { counted } from '#domain/text/counted'
import { csvText } from '#domain/text/csv-text'
import { tableRows } from '#domain/text/table-rows'
import { readAsStaff } from '../../calls/staff-call'
import { useStaffAction } from '../../calls/use-staff-action'
import { ActionButton } from '../action-button'
import { showSnackbar } from '../feedback/snackbars'
import { saveCsv } from './save-csv'
import type { ListSource } from './use-staff-page'

interface Props {
  source: ListSource
  name: string
  /** An item as its row has it. @default as it is */
  exported?: ((item: never) => object) | undefined
}

/** Reads all pages of a list and saves them as a file of CSV. */
export function ExportButton({ source, name, exported }: Props) {
  const options = { failed: 'Failed to export. Please try again.' }
  const { run, isRunning } = useStaffAction(options, async () => {
    const items: object[] = await readAsStaff(source.key, source)
    saveCsv(name, csvText(tableRows(items.map((item) => exported?.(item as never) ?? item))))
    showSnackbar({ text: `${counted(items.length, 'row')} exported` })
  })
  return (
    <ActionButton data-export size="small" isWaiting={isRunning} onClick={() => void run()}>
      {isRunning ? 'Exporting…' : 'Export'}
    </ActionButton>
  )
}
