import { goPaths } from '#domain/click/go-routes'
import { defaultEventOf, type RequestParts } from '../../support/event'
import { handlers } from '../../support/handlers'

interface Following extends RequestParts {
  method?: 'GET' | 'HEAD'
}

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Follows the link of a coupon, or of a store by its slug, as the gateway passes it on. */
export async function followLink(to: { couponId: string } | { slug: string }, parts: Following = {}) {
  const { method = 'GET', headers = {}, query = {}, userAgent = firefox, sourceIp = '203.0.113.1' } = parts
  const path = 'couponId' in to ? goPaths.coupon : goPaths.store
  const filled = 'couponId' in to ? `/api/go/${to.couponId}` : `/api/go/store/${to.slug}`
  const answer = await handlers.site({
    ...defaultEventOf(method, filled, { sourceIp, userAgent }),
    routeKey: `${method} ${path}`,
    rawQueryString: new URLSearchParams(query).toString(),
    pathParameters: { ...to },
    headers,
  })
  return { status: answer.statusCode, headers: answer.headers ?? {}, body: answer.body }
}
