import { addressAt } from '#domain/page/site-pages'
import { reportPages } from '#domain/report/pages'
import { createPartialHandler } from '#functions/http/create-handler'
import type { FormHandler } from '../feature'
import { reportRoutes } from './site-routes'

const answerCall = createPartialHandler(reportRoutes)

const reportFormHandler: FormHandler = {
  answer: (event) => answerCall({ ...event, routeKey: 'POST /reports' }),
  after: ({ _id: reportId }) => addressAt(reportPages.receipt.path, { reportId }),
}

export const reportFormHandlers = { '/forms/report': reportFormHandler }
