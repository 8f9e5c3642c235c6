import { callApi } from '#lib/api-client'

export const sentViews = new Map<string, Promise<unknown>>()

/** The server counts each visitor once a day. */
export function countView(id: string): Promise<unknown> {
  const view = callApi('POST /coupons/{id}/views', { params: { id } })
  sentViews.set(id, view)
  return view
}
