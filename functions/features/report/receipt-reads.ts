import { AppError } from '#domain/http/errors'
import type { ReportSubject } from '#domain/report/report-kinds'
import { getReceipt } from './report'
import { findSubject } from './report-subject'
import type { RouteFunctions } from '#functions/http/call'

export const receiptReads = {
  'GET /reports/{id}': ({ params, now }) => getReceipt(params.id, now),
  'GET /reports/subject': async ({ query: { by }, now }) => {
    const [about, subjectId] = by.split(':') as [ReportSubject, string]
    const subject = await findSubject({ about, subjectId }, now)
    if (!subject) throw new AppError('not_found', `There is no such ${about}.`)
    return subject
  },
} satisfies Partial<RouteFunctions<'site'>>
