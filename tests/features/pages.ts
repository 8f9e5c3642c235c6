import type { PathName } from '#domain/page/site-pages'
import { createReported, demoReport } from './report/pages'

/** Path parameters of features' pages, and the page titles that contain them. */
type Names = Omit<Record<PathName, string>, 'categorySlug' | 'storeSlug' | 'blogId'>

interface Created {
  names: Names
  titles: Names
}

/** Each creates an item about a coupon that has a page of its own, such as a report. */
const creators: readonly ((coupon: string, now: Date) => Promise<Created>)[] = [createReported]

export async function createAbout(coupon: string, now: Date): Promise<Created> {
  const created = await Promise.all(creators.map((create) => create(coupon, now)))
  return {
    names: Object.assign({}, ...created.map(({ names }) => names)) as Names,
    titles: Object.assign({}, ...created.map(({ titles }) => titles)) as Names,
  }
}

/** Path parameters of items in the demo content. */
export const demoNames = { ...demoReport }
