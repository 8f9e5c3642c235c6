import type * as z from 'zod'
import { affiliationFields, affiliationSchema, templateLabels } from '../click/affiliation'
import { storeOffersField } from '../offers/store-offers'
import { proofFields, proofFilters } from '../proof/proof'

/** Fields that features add to a coupon as it is read. */
export const couponFields = { ...proofFields } satisfies z.ZodRawShape
/** Query parameters of staff that features add to the list of coupons. */
export const couponFilters = { ...proofFilters } satisfies z.ZodRawShape
/** Those that follow from other items, so that nobody writes them with a store. */
export const derivedStoreFields = { ...storeOffersField } satisfies z.ZodRawShape
/** Fields that features add to a store as it is read. */
export const storeFields = { ...affiliationSchema.shape, ...derivedStoreFields } satisfies z.ZodRawShape
/** Fields that features add to the form of a store. */
export const storeFormFields = { ...affiliationFields } satisfies z.ZodRawShape
/** Those of them that are links, with their labels. */
export const storeLinkLabels = { ...templateLabels }
