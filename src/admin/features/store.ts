import { affiliationFields } from './click/affiliation-fields'

/** Fields at the end of the form of a store. */
export const storeFormFields = { ...affiliationFields }
