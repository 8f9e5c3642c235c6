import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { idOf } from '#domain/api/endpoint'
import { createPartialHandler } from '#functions/http/create-handler'
import { couponViewRoutes } from '#functions/coupon/view-routes'
import { signalRoutes, storeSlugOf } from '#functions/features/proof/site-routes'
import { paths } from '#lib/paths'

type Result = APIGatewayProxyStructuredResultV2

const answerCall = createPartialHandler({ ...couponViewRoutes, ...signalRoutes })

/** The form is below the code, so a view of its sender is counted first: no script has done it. */
export async function answerSignal(event: APIGatewayProxyEventV2, couponId: string): Promise<Result> {
  const about = { ...event, pathParameters: { id: couponId } }
  const view = await answerCall({ ...about, routeKey: 'POST /coupons/{id}/views' })
  if (view.statusCode !== 200) return view
  return answerCall({ ...about, routeKey: 'POST /coupons/{id}/signals' })
}

export async function pageOfOffer(couponId: string | undefined, now: Date): Promise<string | undefined> {
  const { data: id } = idOf('coupon').shape.id.safeParse(couponId)
  const slug = id && (await storeSlugOf(id, now))
  return slug ? paths.coupons(slug, id) : undefined
}
