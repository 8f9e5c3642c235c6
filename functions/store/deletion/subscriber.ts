import { subscriber } from '#table/change'
import { continueDeletion } from './phases'

/** The last of these steps changes the deletion, and this change calls the function again. */
const steps = 3

export const storeDeletions = subscriber<{ storeId: string }>({
  name: 'store-deletions',
  kinds: ['DELETION'],
  workOf: ({ after }) => (after ? [{ storeId: String(after.storeId) }] : []),
  apply: async (deletions, now) => {
    const ids = new Set(deletions.map(({ storeId }) => storeId))
    await Promise.all([...ids].map((id) => continueDeletion(id, steps, now)))
  },
})
