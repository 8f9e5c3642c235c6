import * as z from 'zod'
import { blogFormSchema, blogSchema, coverImageAltsSchema } from '../blog'
import { largestRequest } from '../request-size'
import { endpoints, forStaff, forVisitors, idOf, paged } from './endpoint'
import { formJson, formList, images } from './form'

const { paragraphs, link } = blogFormSchema.shape

/** The calls about blogs (product.md, section 7). */
export const blogApi = endpoints({
  'GET /blogs': {
    ...forVisitors,
    summary: 'All blogs, the newest first',
    ...paged,
    answer: z.array(blogSchema),
  },
  // Added: the blog that a reading page shows.
  'GET /blogs/{id}': {
    ...forVisitors,
    summary: 'A blog',
    params: idOf('blog'),
    answer: blogSchema,
    refusals: ['not_found'],
  },
  'POST /blogs/create': {
    ...forStaff,
    summary: 'Create a blog',
    description: 'In the form `paragraphs` is a list as JSON text.',
    form: blogFormSchema.extend({
      paragraphs: formJson(paragraphs),
      link: z.preprocess((value) => (value === '' ? null : value), link),
      coverImages: images(),
      coverImageAlts: formList('coverImageAlts', coverImageAltsSchema.default([])),
    }),
    largestBody: largestRequest,
    status: 201,
    answer: blogSchema,
  },
})
