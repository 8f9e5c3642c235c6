import type * as z from 'zod'
import { affiliationFields, affiliationSchema, templateLabels } from '../click/affiliation'
import { storeOffersField } from '../offers/store-offers'
import { proofFields, proofFilters } from '../proof/proof'

export const couponFields = { ...proofFields } satisfies z.ZodRawShape
export const couponFilters = { ...proofFilters } satisfies z.ZodRawShape
/** The fields that follow from other items, so that nobody writes them with a store. */
export const derivedStoreFields = { ...storeOffersField } satisfies z.ZodRawShape
export const storeFields = { ...affiliationSchema.shape, ...derivedStoreFields } satisfies z.ZodRawShape
export const storeFormFields = { ...affiliationFields } satisfies z.ZodRawShape
export const storeLinkLabels = { ...templateLabels }
