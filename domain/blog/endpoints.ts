import * as z from 'zod'
import { blogChangesSchema, blogDetailSchema, blogFormSchema, blogSchema, coverImageAltsSchema } from './blog'
import { pageRequestSchema } from '../http/paging'
import { searchParameter } from '../search/search-term-params'
import { deletedList, restoring } from '../deletion/deleted-items'
import { largestRequest } from '../http/request-size'
import {
  changing,
  creating,
  deleting,
  endpoints,
  forVisitors,
  idOf,
  listSchema,
  oneOf,
} from '../api/endpoint'
import { formJson, formList, images, optionalFormJson } from '../api/form'

const { paragraphs, link, author, storeIds } = blogFormSchema.shape
const changed = blogChangesSchema.shape

const emptyAsNull = (value: unknown) => (value === '' ? null : value)

const params = idOf('blog')

/** The calls about blogs (product.md, section 7). */
export const blogApi = endpoints({
  'GET /blogs': {
    ...forVisitors,
    ...listSchema(blogSchema),
    summary: 'All blogs, the newest first, or those that a search finds',
    query: pageRequestSchema.extend({ search: searchParameter('Beginnings of words of the title.') }),
  },
  'GET /blogs/{id}': {
    ...forVisitors,
    summary: 'A blog, with the stores that it is about',
    ...oneOf(params, blogDetailSchema),
  },
  'POST /blogs/create': {
    ...creating,
    summary: 'Create a blog',
    description: 'In the form `paragraphs` is a list as JSON text.',
    form: blogFormSchema.extend({
      paragraphs: formJson(paragraphs),
      link: z.preprocess(emptyAsNull, link),
      author,
      storeIds: formList('storeIds', storeIds),
      coverImages: images(),
      coverImageAlts: formList('coverImageAlts', coverImageAltsSchema.default([])),
    }),
    largestBody: largestRequest,
    answer: blogSchema,
  },
  'PUT /blogs/{id}': {
    ...changing,
    summary: 'Change a blog',
    description:
      'A form brings new cover images. Without `coverImagesPath` they follow those that are there.',
    params,
    json: blogChangesSchema,
    form: blogChangesSchema.extend({
      paragraphs: optionalFormJson(changed.paragraphs),
      link: z.preprocess(emptyAsNull, changed.link),
      storeIds: formList('storeIds', changed.storeIds),
      coverImages: images(),
      coverImagesPath: formList('coverImagesPath', changed.coverImagesPath),
      coverImageAlts: formList('coverImageAlts', changed.coverImageAlts),
    }),
    largestBody: largestRequest,
    answer: blogSchema,
  },
  'DELETE /blogs/{id}': { ...deleting, summary: 'Delete a blog', params },
  'GET /blogs/deleted': deletedList('blogs'),
  'POST /blogs/{id}/restore': restoring('blog', params, blogSchema),
})
