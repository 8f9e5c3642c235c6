import { subscriber } from '#table/change'
import { continueDeletion } from './stages'

/** Steps of one call. The last one changes the deletion, which calls again. */
const steps = 3

/** Takes the next steps of deletions and restorations, after each step of anybody. */
export const storeDeletions = subscriber<{ storeId: string }>({
  name: 'store-deletions',
  kinds: ['DELETION'],
  workOf: ({ after }) => (after ? [{ storeId: String(after.storeId) }] : []),
  apply: async (deletions, now) => {
    const ids = new Set(deletions.map(({ storeId }) => storeId))
    await Promise.all([...ids].map((id) => continueDeletion(id, steps, now)))
  },
})
