import * as z from 'zod'
import { categoryChangesSchema, categoryDetailSchema, categoryFormSchema, categorySchema } from '../category'
import { changing, deleting, image, type Operation, paged } from './operation'

/** The calls about categories (product.md, section 7). */
export const categoryOperations = {
  'GET /categories': { summary: 'All categories, by name', ...paged, answer: z.array(categorySchema) },
  'GET /categories/top': {
    summary: 'The top categories, by name',
    ...paged,
    answer: z.array(categorySchema),
  },
  'GET /categories/slug/{slug}': {
    summary: 'A category with its stores',
    description: '`limit`, `cursor` and `Link` are about its stores, which are by name.',
    ...paged,
    answer: categoryDetailSchema,
    refusals: ['not_found'],
  },
  'POST /categories': {
    summary: 'Create a category',
    form: categoryFormSchema.extend({ imagePath: image().optional() }),
    status: 201,
    answer: categorySchema,
    refusals: ['conflict'],
  },
  'PUT /categories/{id}': {
    ...changing,
    summary: 'Change a category',
    json: categoryChangesSchema,
    form: categoryChangesSchema.extend({ imagePath: image().optional() }),
    answer: categorySchema,
    refusals: [...changing.refusals, 'conflict'],
  },
  'PATCH /categories/{id}/make-top': {
    ...changing,
    summary: 'Make a category a top one',
    answer: categorySchema,
  },
  'PATCH /categories/{id}/remove-top': {
    ...changing,
    summary: 'Take a category out of the top ones',
    answer: categorySchema,
  },
  'DELETE /categories/{id}': { ...deleting, summary: 'Delete a category, whose stores stay without one' },
} as const satisfies Record<string, Operation>
