import { itemKey } from '#functions/entity/keys'
import { key } from '#table/keys'

export const keyOfStore = (id: string) => itemKey('STORE', id)
/** The item of a slug names the store that has it. */
export const keyOfStoreSlug = (slug: string) => key(`SLUG#STORE#${slug}`, 'SLUG')
/** Stores by name: `nameRank`. */
export const allStores = { index: 'byList', partition: 'STORE' } as const
export const keyOfDeletion = (storeId: string) => key(`DELETION#${storeId}`, 'DELETION')
