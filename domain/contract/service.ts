import * as z from 'zod'
import type { Operation } from './operation'

const total = z.int().min(0).nullable().meta({ description: 'Null when it could not be read.' })

/** The calls that belong to no entity (product.md, section 7). */
export const serviceOperations = {
  'GET /stats': {
    summary: "The dashboard's totals",
    answer: z.object({ stores: total, reviews: total, blogs: total }),
  },
  'GET /openapi.json': {
    summary: 'This document',
    answer: z.looseObject({ openapi: z.string() }).meta({ description: 'An OpenAPI 3.1 document.' }),
  },
} as const satisfies Record<string, Operation>
