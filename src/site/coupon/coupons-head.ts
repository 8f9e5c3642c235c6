import { distinctName } from '#domain/store/distinct-name'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { isOpen } from '#domain/coupon/coupon-status'
import { sitePages } from '#domain/page/site-pages'
import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { storeFacts } from '../features/facts'
import { storeRead } from '../store/store-data'
import { couponsRead } from './coupons-data'

/** For search engines the address of a dialog is that of its list, which has the same content. */
export const head: Head = (cached, { storeSlug = '' }, search) => {
  const store = cached(storeRead(storeSlug))
  const coupons = store && cached(couponsRead(store._id, search))?.pages[0]?.body
  if (!store || !coupons) return undefined
  const live = coupons.filter(({ status }) => isOpen(status))
  return {
    ...storeFacts(store),
    path: paths.coupons(store.slug),
    description: `${sitePages.coupons.title(distinctName(store))}: reveal a code, copy it, and pay less at the till.`,
    isHidden: live.length === 0,
    breadcrumbs: breadcrumbs.coupons(store),
    offers: { store, live },
  }
}
