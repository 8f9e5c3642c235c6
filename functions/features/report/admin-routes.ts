import { AppError } from '#domain/http/errors'
import type { Report } from '#domain/report/report'
import { decideReport, getReport, listReports, recordDecisionMail } from './report'
import type { Call, RouteFunctions } from '#functions/http/call'
import { decisionMail } from './decision-mail'
import { mailSender, sendMail } from '#functions/mail/send-mail'

type LogFailure = Call<'POST /reports/{id}/notify'>['logFailure']

export const reportAdminRoutes = {
  'GET /reports': ({ query: { state, ...page }, now }) => listReports(state, page, now),
  'GET /reports/by-id/{id}': ({ params, now }) => getReport(params.id, now),
  // The decision stands, whether it can be mailed or not.
  'PATCH /reports/{id}/decide': async ({ params, body, versions, caller, now, logFailure }) =>
    tellReporter(await decideReport(params.id, { ...body, by: caller.id, versions }, now), logFailure),
  'POST /reports/{id}/notify': async ({ params, now, logFailure }) => {
    const report = await getReport(params.id, now)
    const problem = problemOf(report)
    if (problem !== null) throw new AppError('conflict', problem)
    return tellReporter(report, logFailure)
  },
} satisfies Partial<RouteFunctions<'admin'>>

function problemOf({ decision, email, notified }: Report): string | null {
  if (!decision) return 'Nothing has been decided about this report yet.'
  if (email === null) return 'This report came without an address.'
  if (notified === 'sent') return 'This decision was mailed already.'
  return mailSender() ? null : 'This site sends no mail.'
}

async function tellReporter(report: Report, logFailure: LogFailure): Promise<Report> {
  const sender = mailSender()
  const { email, decision, notified: before } = report
  if (!sender || email === null || !decision || before === 'sent') return report
  const fail = (error: unknown) => {
    logFailure(error)
    return 'failed' as const
  }
  const notified = await sendMail(
    sender.from,
    decisionMail({ ...report, email, decision }, sender.site),
  ).then(() => 'sent' as const, fail)
  await recordDecisionMail(report, notified).catch(logFailure)
  return { ...report, notified }
}
