import type { ReadKey } from '#domain/api/api'
import { doubtReads } from './proof/reads'
import { reportReads } from './report/reads'

/** Reads of features that show coupons, and reviews. They are repeated after a change of one. */
export const readsWithCoupons: readonly ReadKey[] = [...doubtReads, ...reportReads]
export const readsWithReviews: readonly ReadKey[] = [...reportReads]
