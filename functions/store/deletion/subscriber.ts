import { subscriber } from '#table/change'
import { continueDeletion } from './stages'

/** The last one changes the deletion, which calls again. */
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
