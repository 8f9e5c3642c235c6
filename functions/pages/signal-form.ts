import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { createPartialHandler } from '#functions/http/create-handler'
import { couponViewRoutes } from '#functions/site/coupon-view'
import { signalRoutes, storeSlugOf } from '#functions/site/signal'
import { paths } from '#lib/paths'
import { isValid } from 'ulid'

type Result = APIGatewayProxyStructuredResultV2

const answerCall = createPartialHandler({ ...couponViewRoutes, ...signalRoutes })

/**
 * Answers the posted form of a visitor who says whether an offer worked, by the calls of the API. The form
 * stands below the code, so the view of its sender is counted first: no script has done it.
 */
export async function answerSignal(event: APIGatewayProxyEventV2, couponId: string): Promise<Result> {
  const about = { ...event, pathParameters: { id: couponId } }
  const view = await answerCall({ ...about, routeKey: 'POST /coupons/{id}/views' })
  if (view.statusCode !== 200) return view
  return answerCall({ ...about, routeKey: 'POST /coupons/{id}/signals' })
}

/** The page of the offer that a form names; undefined if it names none, or one that is not there. */
export async function pageOfOffer(couponId: string | undefined, now: Date): Promise<string | undefined> {
  if (!couponId || !isValid(couponId)) return undefined
  const slug = await storeSlugOf(couponId, now)
  return slug === undefined ? undefined : paths.coupons(slug, couponId)
}
