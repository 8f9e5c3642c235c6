import * as z from 'zod'
import { clickCountSchema, clickQuerySchema, clickSchema, countedDays } from './click'
import { pageRequestSchema } from '../http/paging'
import { endpoints, forStaff, forVisitors, noContent } from '../api/endpoint'

/** The calls about clicks on links to shops (product.md, section 24). */
export const clickApi = endpoints({
  'POST /clicks': {
    ...forVisitors,
    summary: 'Count a click on a link that leads straight to a shop',
    description: 'Pages of other sites are refused. What programs send is answered and not counted.',
    json: clickSchema,
    limited: true,
    sameOrigin: true,
    answer: noContent,
    refusals: ['not_found'],
  },
  'GET /stats/clicks': {
    ...forStaff,
    summary: 'Clicks on links to shops, the most clicked first, or by day',
    description: `Of at most ${countedDays} days, both included.`,
    query: pageRequestSchema.extend(clickQuerySchema.shape),
    paged: true,
    answer: z.array(clickCountSchema),
  },
})
