import type { Review } from '#domain/review/review'
import type { Slot } from '#components/slot'
import { ReportReview } from './report/report-link'

/** At the end of a review, wherever it is shown. */
export const endOfReview: Slot<{ review: Pick<Review, '_id' | 'reviewerName'> }> = { ReportReview }
