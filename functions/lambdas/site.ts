import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { couponRoutes } from '#functions/coupon/site-routes'
import { addressHandlers, featureSiteRoutes } from '#functions/features/site-routes'
import { createHandler } from '#functions/http/create-handler'
import { messageRoutes } from '#functions/message/site-routes'
import { reviewRoutes } from '#functions/review/site-routes'
import { passwordRoutes } from '#functions/user/password-routes'
import { sessionRoutes } from '#functions/user/session-routes'
import { siteReads } from '#functions/registry/site-reads'

const answerCall = createHandler<'site'>({
  ...siteReads,
  ...couponRoutes,
  ...reviewRoutes,
  ...messageRoutes,
  ...sessionRoutes,
  ...passwordRoutes,
  ...featureSiteRoutes,
})

export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const serve = addressHandlers.find(({ isOwn }) => isOwn(event))?.serve ?? answerCall
  return serve(event)
}
