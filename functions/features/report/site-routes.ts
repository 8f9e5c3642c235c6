import { isFilledByProgram } from '#domain/field/bot-check'
import { createReport, decoyReport } from './report'
import type { RouteFunctions } from '#functions/http/call'
import { pseudonymOf } from '#functions/visitors/visitor'

export const reportRoutes = {
  // A bot's report is not stored.
  'POST /reports': async ({ body: { website, elapsedMs, ...report }, caller, accept, ...client }) => {
    const { now, clientAddress, userAgent } = client
    const decoy = await decoyReport(report, now)
    await accept()
    if (caller === null && isFilledByProgram({ website, elapsedMs })) return decoy
    // Strangers may share an address and a browser, so the text counts too.
    const parts = [clientAddress, userAgent, report.kind, report.text, report.email ?? '']
    return createReport(report, now, { pseudonym: await pseudonymOf(parts, now) })
  },
} satisfies Partial<RouteFunctions<'site'>>
