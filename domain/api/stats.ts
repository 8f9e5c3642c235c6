import * as z from 'zod'
import { endpoints, forStaff } from './endpoint'

const total = z.int().min(0).nullable().meta({ description: 'Null when it could not be read.' })

const statsSchema = z.object({ stores: total, reviews: total, blogs: total })

/** The dashboard's totals (product.md, section 7); null where one could not be read. */
export type Stats = z.infer<typeof statsSchema>

/** The most items of a kind that are counted. */
export const mostWaiting = 100

export const statsApi = endpoints({
  'GET /stats': { ...forStaff, summary: "The dashboard's totals", answer: statsSchema },
  'GET /waiting': {
    ...forStaff,
    summary: `How much waits for staff, each counted to ${mostWaiting}`,
    answer: z.array(z.object({ name: z.string(), count: z.int().min(0).max(mostWaiting) })),
  },
})
