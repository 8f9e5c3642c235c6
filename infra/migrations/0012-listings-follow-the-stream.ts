import { mendListing } from '#functions/features/listing/update-listings'
import type { ListedKind } from '#functions/features/listing/subjects'
import { remove } from '#table/write'
import type { Migration } from './migration'

/** Change records of the release before, which nobody reads any more. Their listings are made again. */
export const listingsFollowTheStream: Migration = {
  name: '0012-listings-follow-the-stream',
  change: (item) => item,
  plan: async (item) => {
    if (item.pk !== 'NOTES') return undefined
    const listed = { kind: item.kind as ListedKind, id: String(item.id) }
    return {
      what: `${listed.kind} ${listed.id}`,
      writes: [remove(item), ...(await mendListing(listed, new Date()))],
    }
  },
}
