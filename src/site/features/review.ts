import type { Review } from '#domain/review/review'
import type { Place } from '#components/place'
import { ReportReview } from './report/report-link'

/** At the end of a review, wherever it is shown. */
export const endOfReview: Place<{ review: Pick<Review, '_id' | 'reviewerName'> }> = { ReportReview }
