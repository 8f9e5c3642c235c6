import * as z from 'zod'
import { clickCountSchema, clickQuerySchema, countedDays } from '../click/click'
import { pageRequestSchema } from '../http/paging'
import { endpoints, forStaff } from './endpoint'

const total = z.int().min(0).nullable().meta({ description: 'Null when it could not be read.' })

const statsSchema = z.object({ stores: total, reviews: total, blogs: total })

/** The dashboard's totals (product.md, section 7); null where one could not be read. */
export type Stats = z.infer<typeof statsSchema>

export const statsApi = endpoints({
  'GET /stats': { ...forStaff, summary: "The dashboard's totals", answer: statsSchema },
  // Added: the clicks on links to shops.
  'GET /stats/clicks': {
    ...forStaff,
    summary: 'Clicks on links to shops, the most clicked first, or by day',
    description: `Of at most ${countedDays} days, both included.`,
    query: pageRequestSchema.extend(clickQuerySchema.shape),
    paged: true,
    answer: z.array(clickCountSchema),
  },
})
