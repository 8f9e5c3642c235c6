/** What features say of a store of which nothing is known yet. */
export const newStoreFields = { offers: null }
