import { callApi } from '#lib/api-client'

const counting = new Map<string, Promise<unknown>>()

export function countView(id: string): Promise<unknown> {
  const view = callApi('POST /coupons/{id}/views', { params: { id } })
  counting.set(id, view)
  return view
}

/** Waits for a view that is still being sent. */
export async function afterView(id: string): Promise<void> {
  await counting.get(id)?.catch(() => undefined)
}
