import { finishDeletions } from '#functions/entities/clean-up'
import { createHandler } from '#functions/http/create-handler'
import { adminRoutes } from './routes'

/** The Lambda function behind the routes that are kept for staff. */
export const handler = createHandler(adminRoutes, { afterWrite: finishDeletions })
