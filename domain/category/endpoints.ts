import * as z from 'zod'
import { categoryChangesSchema, categoryDetailSchema, categoryFormSchema, categorySchema } from './category'
import { deletedList, restoring } from '../deletion/deleted-items'
import { bodySizes } from '../http/request-size'
import { categorySearchLimits } from '../search/search-terms'
import { searchTermParams } from '../search/search-term-params'
import {
  changing,
  creating,
  deleting,
  endpoints,
  forVisitors,
  idOf,
  listSchema,
  paged,
  slugInPath,
} from '../api/endpoint'
import { newImage, optionalImage } from '../api/form'

const params = idOf('category')

/** The calls about categories (product.md, section 7). */
export const categoryApi = endpoints({
  'GET /categories': { ...forVisitors, summary: 'All categories, by name', ...listSchema(categorySchema) },
  'GET /categories/top': {
    ...forVisitors,
    summary: 'The top categories, by name',
    ...listSchema(categorySchema),
  },
  'GET /categories/slug/{slug}': {
    ...forVisitors,
    summary: 'A category with its stores',
    description: '`limit`, `cursor` and `Link` are about its stores, which are by name.',
    params: slugInPath,
    ...paged,
    answer: categoryDetailSchema,
  },
  'GET /categories/search/{term}': {
    ...forVisitors,
    summary: `Categories by the words of their names and descriptions, at most ${categorySearchLimits.shown}`,
    description: `Of the first ${categorySearchLimits.read} by name. One typing error is forgiven.`,
    params: searchTermParams,
    answer: z.array(categorySchema),
    refusals: ['invalid'],
  },
  'POST /categories': {
    ...creating,
    summary: 'Create a category',
    form: categoryFormSchema.extend({ imagePath: optionalImage('Image') }),
    largestBody: bodySizes.withImage,
    answer: categorySchema,
    refusals: ['conflict'],
  },
  'PUT /categories/{id}': {
    ...changing,
    summary: 'Change a category',
    params,
    json: categoryChangesSchema,
    form: categoryChangesSchema.extend({ imagePath: newImage('Image') }),
    largestBody: bodySizes.withImage,
    answer: categorySchema,
    refusals: [...changing.refusals, 'conflict'],
  },
  'PATCH /categories/{id}/make-top': {
    ...changing,
    summary: 'Make a category a top one',
    params,
    answer: categorySchema,
  },
  'PATCH /categories/{id}/remove-top': {
    ...changing,
    summary: 'Take a category out of the top ones',
    params,
    answer: categorySchema,
  },
  'DELETE /categories/{id}': {
    ...deleting,
    summary: 'Delete a category, whose stores stay without one',
    params,
  },
  'GET /categories/deleted': deletedList('categories'),
  'POST /categories/{id}/restore': restoring(
    'category',
    params,
    categorySchema,
    ' Its stores are in it again, unless they have another one by now. Its slug must be free.',
  ),
})
