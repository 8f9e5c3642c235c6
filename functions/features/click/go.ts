import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { idOf, slugInPath } from '#domain/api/endpoint'
import { couponStatusOf, isRedeemable } from '#domain/coupon/coupon-status'
import {
  goPaths,
  type redirectReasons,
  offerParameter,
  outLinks,
  placementParameter,
} from '#domain/click/go-routes'
import { gatewayKeysOfAddress } from '#domain/features/addresses'
import { viewerHostHeader } from '#domain/http/viewer-host'
import { outLink } from '#domain/click/out-link'
import { type Placement, placementOf } from '#domain/click/placement'
import { type Click, countClick } from './click'
import { findCouponWithStore } from './clicked-coupon'
import { findStoreBySlug } from '#functions/store/find-by-slug'
import type { StoredStore } from '#functions/store/store'
import { clientAddressOf } from '#functions/http/client-address'
import { type LoggedAnswer, pageResult, serveFiles } from '#functions/http/logged-answer'
import { inTime } from '#functions/http/in-time'
import { isOwnLink } from '#functions/http/own-links'
import { isNavigation, isBrowser } from './navigation'

/** Milliseconds that an answer waits for its count. Lambda stops what still runs after an answer. */
const longestCount = 100

type Target = { location: string; click?: Click } | 'gone' | null

/** Unknown addresses below these get a page, not the API's answer. */
function isGo({ routeKey, rawPath }: APIGatewayProxyEventV2): boolean {
  return (
    gatewayKeysOfAddress(outLinks).includes(routeKey) ||
    (routeKey === '$default' && /^\/api\/go(\/|$)/.test(rawPath))
  )
}

/** Redirects to stored links only. A late or failed count does not change the answer (record 55). */
async function lead(event: APIGatewayProxyEventV2, now: Date): Promise<LoggedAnswer> {
  const target = withoutLoop(await targetOf(event, now), event.headers[viewerHostHeader])
  if (target === null) return { result: pageResult(404, 'There is no offer at this address.', headers) }
  if (target === 'gone') return { result: pageResult(410, 'This store is not here any more.', headers) }
  const { location, click } = target
  const error = click && isClick(event) ? await count(click, event, now) : undefined
  return { result: { statusCode: 302, headers: { ...headers, location } }, error }
}

/** A stored link may lead to this site, and from there to itself again: such a link is refused. */
function withoutLoop(target: Target, host: string | undefined): Target {
  if (target === null || target === 'gone') return target
  return target.click && isOwnLink(target.location, host) ? null : target
}

/** Only GET by a browser that opens a page. HEAD, prefetches and bots are not counted. */
function isClick({ headers: requestHeaders, requestContext: { http } }: APIGatewayProxyEventV2): boolean {
  return http.method === 'GET' && isNavigation(requestHeaders) && isBrowser(http.userAgent)
}

async function targetOf(event: APIGatewayProxyEventV2, now: Date): Promise<Target> {
  const { routeKey, rawQueryString, pathParameters = {} } = event
  const placement = placementOf(new URLSearchParams(rawQueryString).get(placementParameter))
  if (routeKey.endsWith(goPaths.coupon)) return ofCoupon(pathParameters['couponId'] ?? '', placement, now)
  return routeKey.endsWith(goPaths.store) ? ofStore(pathParameters['slug'] ?? '', placement) : null
}

async function ofCoupon(couponId: string, placement: Placement, now: Date): Promise<Target> {
  const { data } = idOf('coupon').safeParse({ id: couponId })
  const found = data && (await findCouponWithStore(data.id))
  if (!found) return null
  const { coupon, store } = found
  const status = couponStatusOf(coupon, now)
  // Visitors do not hear of an offer before it starts.
  if (status === 'scheduled') return null
  if (!isRedeemable(status)) {
    const reason: keyof typeof redirectReasons = status === 'expired' ? 'expired' : 'gone'
    return { location: `/store/${encodeURIComponent(store.slug)}?${offerParameter}=${reason}` }
  }
  return {
    location: outLink({ link: coupon.link, offerId: data.id, placement }, store),
    click: { couponId: data.id, storeId: store._id, placement },
  }
}

async function ofStore(slug: string, placement: Placement): Promise<Target> {
  const found = await findStoreBySlug(slugInPath.parse({ slug }).slug)
  if (!found || found === 'gone') return found ?? null
  const store = found as typeof found & StoredStore
  return {
    location: outLink({ link: store.link, offerId: store._id, placement }, store),
    click: { storeId: store._id, placement },
  }
}

async function count(click: Click, event: APIGatewayProxyEventV2, now: Date): Promise<unknown> {
  const visitor = { address: clientAddressOf(event), userAgent: event.requestContext.http.userAgent }
  const counted = inTime(countClick(click, visitor, now), longestCount, 'Not counted')
  return counted.catch((error: unknown) => error)
}

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

export const outLinkAddresses = { isOwn: isGo, serve: serveFiles(headers, lead) }
