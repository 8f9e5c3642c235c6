import { derivedWrites } from '#functions/registry/derived-items'
import type { Migration } from './migrate'

/** Once all coupons and reviews have today's keys: what follows from them was made before that. */
export const todaysDerivedItems: Migration = {
  name: '0012-todays-derived-items',
  plan: async (item) => {
    const writes = await derivedWrites(item, new Date())
    return writes.length === 0 ? undefined : { what: item.pk, writes }
  },
}
