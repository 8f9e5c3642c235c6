import { idOf } from '#domain/api/endpoint'
import { addressAt, sitePages } from '#domain/page/site-pages'
import { couponRoutes } from '#functions/coupon/site-routes'
import { createPartialHandler } from '#functions/http/create-handler'
import type { FormHandler } from '../feature'
import { proofRoutes, storeSlugOf } from './site-routes'

const answerCall = createPartialHandler({ ...couponRoutes, ...proofRoutes })

const signalFormHandler: FormHandler = {
  /** Counts a view first, since no script has done it: the sender has seen the code above the form. */
  answer: async (event, { couponId = '' }) => {
    const about = { ...event, pathParameters: { id: couponId } }
    const view = await answerCall({ ...about, routeKey: 'POST /coupons/{id}/views' })
    if (view.statusCode !== 200) return view
    return answerCall({ ...about, routeKey: 'POST /coupons/{id}/signals' })
  },
  pageOf: async ({ couponId }, now) => {
    const { data: id } = idOf('coupon').shape.id.safeParse(couponId)
    const storeSlug = id && (await storeSlugOf(id, now))
    return storeSlug ? `${addressAt(sitePages.coupons.path, { storeSlug })}?couponId=${id}` : undefined
  },
  sentField: 'outcome',
}

export const signalFormHandlers = { '/forms/signal': signalFormHandler }
