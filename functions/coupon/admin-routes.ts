import { editMany } from './bulk/edit-many'
import { undoBulk } from './bulk/undo-bulk'
import { countOf } from '#domain/http/paging'
import { listCoupons } from './find-coupons'
import { createCoupon, coupons, updateCoupon } from './coupon'
import { listMostViewedCoupons } from './coupon-reads'
import { withStore } from './coupon-answer'
import { staffAt } from '#functions/entity/read-context'
import { listDeletedWithStores } from '#functions/store/deleted-with-stores'
import type { RouteFunctions } from '#functions/http/call'
import { refuseOwnLinks } from '#functions/http/own-links'

const mostViewedCount = 10

export const couponAdminRoutes = {
  'GET /coupons/mostViewed': ({ now }) => listMostViewedCoupons(mostViewedCount, now),
  'GET /coupons/count': async ({ query, now }) => countOf(await listCoupons(query, staffAt(now))),
  'POST /coupons/create': async ({ body, host, now }) => {
    refuseOwnLinks(body, { link: 'Link' }, host)
    return createCoupon(body, now)
  },
  'PUT /coupons/{id}': async ({ params, body, versions, host, now }) => {
    refuseOwnLinks(body, { link: 'Link' }, host)
    return updateCoupon(params.id, { fields: body, versions }, now)
  },
  'POST /coupons/bulk': ({ body, host, now }) => editMany(body, { host, now }),
  'POST /coupons/bulk/{bulkId}/undo': ({ params, now }) => undoBulk(params.bulkId, now),
  'DELETE /coupons/{id}': ({ params, versions, now }) => coupons.remove(params.id, versions, now),
  'GET /coupons/deleted': ({ query, now }) => listDeletedWithStores('COUPON', query, now),
  'POST /coupons/{id}/restore': async ({ params, now }) =>
    withStore(await coupons.restore(params.id, now), staffAt(now)),
} satisfies Partial<RouteFunctions<'admin'>>
