import { createHandler } from '#functions/http/create-handler'
import { siteRoutes } from './routes'

/** The Lambda function behind the routes that visitors call. */
export const handler = createHandler(siteRoutes)
