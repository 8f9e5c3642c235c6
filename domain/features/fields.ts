import type * as z from 'zod'
import { affiliationFields, affiliationSchema } from '../click/affiliation'
import { proofFields } from '../proof/signal'

/** Of a coupon and of a store, as they are read; and of a store, as staff send it. */
export const couponFields = { ...proofFields } satisfies z.ZodRawShape
export const storeFields = { ...affiliationSchema.shape } satisfies z.ZodRawShape
export const storeFormFields = { ...affiliationFields } satisfies z.ZodRawShape
