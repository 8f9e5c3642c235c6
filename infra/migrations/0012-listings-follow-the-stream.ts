import { derivedWrites } from '#functions/features/derived-items'
import { remove } from '#table/write'
import type { Migration } from './migration'

/** Change records of the release before, which nobody reads any more. Their listings are made again. */
export const listingsFollowTheStream: Migration = {
  name: '0012-listings-follow-the-stream',
  change: (item) => item,
  plan: async (item) => {
    if (item.pk !== 'NOTES') return undefined
    const owner = { sk: String(item.kind), _id: item.id }
    const writes = await derivedWrites(owner, new Date())
    return { what: `${owner.sk} ${String(owner._id)}`, writes: [remove(item), ...writes] }
  },
}
