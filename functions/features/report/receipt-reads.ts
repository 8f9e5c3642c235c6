import { AppError } from '#domain/http/errors'
import { getReceipt } from './report'
import { findSubject } from './report-subject'
import type { RouteFunctions } from '#functions/http/call'

export const receiptReads = {
  'GET /reports/{id}': ({ params, now }) => getReceipt(params.id, now),
  'GET /reports/subject': async ({ query: { by }, now }) => {
    const subject = await findSubject(by, now)
    if (!subject) throw new AppError('not_found', `There is no such ${by.about}.`)
    return subject
  },
} satisfies Partial<RouteFunctions<'site'>>
