import type { Store } from '#domain/store/store'
import { affiliationFields, exportedAffiliation } from './click/affiliation-fields'
import { offersOfStore } from './offers/offers-of-store'

/** Fields at the end of the form of a store. */
export const storeFormFields = { ...affiliationFields }

export const exportedOfStore = { ...exportedAffiliation }

/** What is deleted with a store. Undefined for nothing. */
export const storeContents: readonly ((store: Store) => string | undefined)[] = [offersOfStore]
