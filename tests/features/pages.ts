import type { PathName } from '#domain/page/site-pages'
import { createReported, demoReport } from './report/pages'

/** Names in the routes of features' pages, or what the titles of these pages say by them. */
type Names = Omit<Record<PathName, string>, 'categorySlug' | 'storeSlug' | 'blogId'>

interface Created {
  names: Names
  titles: Names
}

/** Creates what has pages of its own about a coupon. */
const creators: readonly ((coupon: string, now: Date) => Promise<Created>)[] = [createReported]

export async function createAbout(coupon: string, now: Date): Promise<Created> {
  const created = await Promise.all(creators.map((create) => create(coupon, now)))
  return {
    names: Object.assign({}, ...created.map(({ names }) => names)) as Names,
    titles: Object.assign({}, ...created.map(({ titles }) => titles)) as Names,
  }
}

/** Names of what the demo has. */
export const demoNames = { ...demoReport }
