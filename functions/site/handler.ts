import { createHandler } from '#functions/http/create-handler'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { clickRoutes } from './click'
import { couponViewRoutes } from './coupon-view'
import { found, isFound } from './found/found'
import { go, isGo } from './go'
import { messageRoutes } from './message'
import { newReviewRoutes } from './new-review'
import { passwordRoutes } from './password'
import { siteReads } from './reads'
import { reportRoutes } from './report'
import { sessionRoutes } from './session'
import { signalRoutes } from './signal'

const answerCall = createHandler<'site'>({
  ...siteReads,
  ...couponViewRoutes,
  ...clickRoutes,
  ...signalRoutes,
  ...newReviewRoutes,
  ...messageRoutes,
  ...reportRoutes,
  ...sessionRoutes,
  ...passwordRoutes,
})

/**
 * The Lambda function for visitors and sessions, for the addresses that lead to shops, and for what search
 * engines and readers of feeds read.
 */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  if (isFound(event)) return found(event)
  return isGo(event) ? go(event) : answerCall(event)
}
