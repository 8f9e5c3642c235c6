import { createCoupon, deleteCoupon, updateCoupon } from '#functions/entities/coupon'
import { listMostViewedCoupons } from '#functions/entities/coupon-reads'
import { listDoubtedCoupons, readDoubtsToday } from '#functions/entities/doubted-coupons'
import { listLedger } from '#functions/entities/ledger'
import { giveTest } from '#functions/entities/signal'
import { voidNetwork } from '#functions/entities/void-network'
import type { RouteFunctions } from '#functions/http/call'
import { refuseOwnLinks } from '#functions/http/own-links'

/** How many coupons the dashboard shows by their views. */
const mostViewed = 10

export const couponRoutes = {
  'GET /coupons/mostViewed': ({ now }) => listMostViewedCoupons(mostViewed, now),
  'POST /coupons/create': async ({ body, host, now }) => {
    refuseOwnLinks(body, host)
    return createCoupon(body, now)
  },
  'PUT /coupons/{id}': async ({ params, body, versions, host, now }) => {
    refuseOwnLinks(body, host)
    return updateCoupon(params.id, { fields: body, versions }, now)
  },
  'DELETE /coupons/{id}': ({ params, versions, now }) => deleteCoupon(params.id, versions, now),
  'GET /coupons/doubted': ({ query, now }) => listDoubtedCoupons(query, now),
  'GET /coupons/doubted/today': ({ now }) => readDoubtsToday(now),
  'POST /coupons/void-network': ({ body, now }) => voidNetwork(body, now),
  'POST /coupons/{id}/tests': ({ params, body, caller, now }) => giveTest(params.id, body, caller, now),
  'GET /coupons/{id}/tests': ({ params }) => listLedger(params.id),
} satisfies Partial<RouteFunctions<'admin'>>
