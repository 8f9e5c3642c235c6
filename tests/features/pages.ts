import type { PathName } from '#domain/page/site-pages'
import { createReported, demoReport } from './report/pages'

/** Path parameters of features' pages. */
type Names = Omit<Record<PathName, string>, 'categorySlug' | 'storeSlug' | 'blogId'>

/** Each creates an item about a coupon that has a page of its own, such as a report. */
const creators: readonly ((coupon: string, now: Date) => Promise<Names>)[] = [createReported]

export async function createAbout(coupon: string, now: Date): Promise<Names> {
  const created = await Promise.all(creators.map((create) => create(coupon, now)))
  return Object.assign({}, ...created) as Names
}

/** Path parameters of items in the demo content. */
export const demoNames = { ...demoReport }
