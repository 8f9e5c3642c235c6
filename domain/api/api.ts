import type * as z from 'zod'
import { blogApi } from './blog'
import { categoryApi } from './category'
import { clickApi } from './click'
import { couponApi } from './coupon'
import { decisionApi } from './decision'
import type { Endpoint } from './endpoint'
import { messageApi } from './message'
import { reportApi } from './report'
import { reviewApi } from './review'
import { statsApi } from './stats'
import { storeApi } from './store'
import { userApi } from './user'

/** Every endpoint of the API: the calls as ordered, and those that were added (product.md, section 7). */
export const api = {
  ...storeApi,
  ...couponApi,
  ...categoryApi,
  ...reviewApi,
  ...decisionApi,
  ...blogApi,
  ...messageApi,
  ...clickApi,
  ...reportApi,
  ...userApi,
  ...statsApi,
}

export type Api = typeof api

export type RouteKey = keyof Api

/** The keys of all GET endpoints. */
export type ReadKey = Extract<RouteKey, `GET ${string}`>

/** What an endpoint answers with when it succeeds. */
export type Answer<Key extends RouteKey> = z.infer<Api[Key]['answer']>

export const routeKeys = Object.keys(api) as RouteKey[]

/** An endpoint by its key. */
export function endpointOf(key: RouteKey): Endpoint {
  return api[key]
}
