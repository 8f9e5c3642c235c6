import { isBot } from '#domain/field/bot-check'
import { AppError } from '#domain/http/errors'
import type { ReportSubject } from '#domain/report/report-kinds'
import { createReport, decoyReport, getReceipt } from './report'
import { findSubject } from './report-subject'
import type { RouteFunctions } from '#functions/http/call'
import { pseudonymOf } from '#functions/rate-limit/visitor'

export const receiptReads = {
  'GET /reports/{id}': ({ params, now }) => getReceipt(params.id, now),
  'GET /reports/subject': async ({ query: { by }, now }) => {
    const [about, subjectId] = by.split(':') as [ReportSubject, string]
    const subject = await findSubject({ about, subjectId }, now)
    if (!subject) throw new AppError('not_found', `There is no such ${about}.`)
    return subject
  },
} satisfies Partial<RouteFunctions<'site'>>

export const reportRoutes = {
  // A bot's report is not stored.
  'POST /reports': async ({ body: { website, elapsedMs, ...report }, caller, accept, ...client }) => {
    const { now, clientAddress, userAgent } = client
    const decoy = await decoyReport(report, now)
    await accept()
    if (caller === null && isBot({ website, elapsedMs })) return decoy
    // Strangers may share an address and a browser, so the text counts too.
    const parts = [clientAddress, userAgent, report.kind, report.text, report.email ?? '']
    return createReport(report, now, { pseudonym: await pseudonymOf(parts, now) })
  },
} satisfies Partial<RouteFunctions<'site'>>
