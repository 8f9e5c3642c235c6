import { callApi } from '#lib/api-client'

const counting = new Map<string, Promise<unknown>>()

/** Counts the view of an offer. The server counts each visitor once a day. */
export function countView(id: string): Promise<unknown> {
  const view = callApi('POST /coupons/{id}/views', { params: { id } })
  counting.set(id, view)
  return view
}

/** Waits for the view of an offer that is still on its way. */
export async function afterView(id: string): Promise<void> {
  await counting.get(id)?.catch(() => undefined)
}
