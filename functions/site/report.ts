import { isBot } from '#domain/bot-check'
import { createReport, decoyReport } from '#functions/entities/report'
import type { RouteFunctions } from '#functions/http/call'
import { pseudonymOf } from '#functions/visitors/visitor'

export const reportRoutes = {
  // A bot's report is not stored (product.md, section 23).
  'POST /reports': async ({ body: { website, elapsedMs, ...report }, caller, accept, ...client }) => {
    const { now, clientAddress, userAgent } = client
    const decoy = await decoyReport(report, now)
    await accept()
    if (caller === null && isBot({ website, elapsedMs })) return decoy
    return createReport(report, now, { visitor: await pseudonymOf([clientAddress, userAgent], now) })
  },
} satisfies Partial<RouteFunctions<'site'>>
