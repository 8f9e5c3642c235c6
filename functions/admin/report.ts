import { decideReport, listReports } from '#functions/entities/report'
import type { RouteFunctions } from '#functions/http/call'

export const reportRoutes = {
  'GET /reports': ({ query: { state, ...page }, now }) => listReports(state, page, now),
  'PATCH /reports/{id}/decide': ({ params, body, caller, now }) =>
    decideReport(params.id, { ...body, by: caller.id }, now),
} satisfies Partial<RouteFunctions<'admin'>>
