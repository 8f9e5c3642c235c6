import { useState } from 'react'
import { counted } from '#domain/text/counted'
import { csvText } from '#domain/text/csv-text'
import { tableRows } from '#domain/text/table-rows'
import type { ListKey } from '#lib/api-client'
import { pageAsStaff } from '../../calls/staff-call'
import { showSnackbar } from '../feedback/snackbars'
import { saveCsv } from './save-csv'
import { useStaffAction } from '../../calls/use-staff-action'

/** A list with its filters, without its page. */
export interface ListSource {
  key: ListKey
  params: Record<string, string>
  query: Record<string, string>
}

/** Reads all pages of a list and saves them as a file of CSV. `count`: how many items are read so far. */
export function useExport(source: ListSource, name: string, exported: (item: never) => object) {
  const [count, setCount] = useState(0)
  const { run, isRunning } = useStaffAction({ failed: 'Failed to export. Please try again.' }, async () => {
    setCount(0)
    const items = await readAll(source, setCount)
    saveCsv(name, csvText(tableRows(items.map((item) => exported(item as never)))))
    showSnackbar({ text: `${counted(items.length, 'row')} exported` })
  })
  return { run, isRunning, count }
}

/** Without a limit an answer has as many items as it can. */
export async function readAll({ key, params, query }: ListSource, onCount?: (count: number) => void) {
  const all: object[] = []
  let cursor: string | undefined
  do {
    const page = await pageAsStaff(key, { params, query: { ...query, ...(cursor && { cursor }) } })
    all.push(...(page.items as object[]))
    onCount?.(all.length)
    cursor = page.next
  } while (cursor !== undefined)
  return all
}
