import { getReceipt } from '#functions/entities/report'
import type { RouteFunctions } from '#functions/http/call'

export const receiptReads = {
  'GET /reports/{id}': ({ params }) => getReceipt(params.id),
} satisfies Partial<RouteFunctions<'site'>>
