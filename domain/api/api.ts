import type * as z from 'zod'
import { blogApi } from '../blog/endpoints'
import { categoryApi } from '../category/endpoints'
import { couponApi } from '../coupon/endpoints'
import { decisionApi } from '../review/decision-endpoints'
import type { Endpoint } from './endpoint'
import { featureApi } from '../features/endpoints'
import { messageApi } from '../message/endpoints'
import { reviewApi } from '../review/endpoints'
import { statsApi } from './stats'
import { storeApi } from '../store/endpoints'
import { userApi } from '../user/endpoints'

/** Every endpoint of the API: the calls as ordered, and those that were added (product.md, section 7). */
export const api = {
  ...storeApi,
  ...couponApi,
  ...categoryApi,
  ...reviewApi,
  ...decisionApi,
  ...blogApi,
  ...messageApi,
  ...userApi,
  ...statsApi,
  ...featureApi,
}

export type Api = typeof api

export type RouteKey = keyof Api

export type ReadKey = Extract<RouteKey, `GET ${string}`>

export type Answer<Key extends RouteKey> = z.infer<Api[Key]['answer']>

export const routeKeys = Object.keys(api) as RouteKey[]

export function endpointOf(key: RouteKey): Endpoint {
  return api[key]
}
