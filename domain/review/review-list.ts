import * as z from 'zod'
import { pageRequestSchema } from '../http/paging'
import { searchParameter } from '../search/search-term-params'
import { id } from '../field/field'
import { reviewStates } from './moderation'

/** Query parameters of staff's list of reviews. */
export const reviewListSchema = pageRequestSchema.extend({
  state: z.enum(reviewStates, { error: `state must be one of ${reviewStates.join(', ')}.` }).optional(),
  storeId: id
    .optional()
    .meta({ description: 'Those of one store: first those that wait, last the rejected.' }),
  stars: z.enum(['1', '2', '3', '4', '5'], { error: 'stars must be a whole number from 1 to 5.' }).optional(),
  search: searchParameter('Beginnings of words of the name or the text.'),
})

export type ReviewQuery = z.infer<typeof reviewListSchema>
