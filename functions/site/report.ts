import { isBot } from '#domain/bot-check'
import { createReport, decoyReport } from '#functions/entities/report'
import type { RouteFunctions } from '#functions/http/call'

export const reportRoutes = {
  // A bot's report is not stored (product.md, section 23).
  'POST /reports': async ({ body: { website, elapsedMs, ...report }, caller, now, accept }) => {
    const decoy = decoyReport(report, now)
    await accept()
    return caller === null && isBot({ website, elapsedMs }) ? decoy : createReport(report, now)
  },
} satisfies Partial<RouteFunctions<'site'>>
