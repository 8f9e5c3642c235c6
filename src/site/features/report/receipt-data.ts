import type { Load } from '#lib/load'
import { read } from '#lib/read'

export const receiptRead = (id: string) => read('GET /reports/{id}', { id })

export const load: Load = async (fetch, { reportId = '' }) => {
  await fetch(receiptRead(reportId))
}
