import * as z from 'zod'
import { blogFormSchema, blogSchema } from '../blog'
import { bounds, id } from '../text'
import { image, type Operation, paged } from './operation'

/** The calls about blogs (product.md, section 7). */
export const blogOperations = {
  'GET /blogs': { summary: 'All blogs, the newest first', ...paged, answer: z.array(blogSchema) },
  'GET /blogs/{id}': {
    summary: 'A blog',
    params: z.object({ id }),
    answer: blogSchema,
    refusals: ['not_found'],
  },
  'POST /blogs/create': {
    summary: 'Create a blog',
    description: 'In the form `paragraphs` is a list as JSON text.',
    form: blogFormSchema.extend({ coverImages: z.array(image()).max(bounds.coverImages).optional() }),
    status: 201,
    answer: blogSchema,
  },
} as const satisfies Record<string, Operation>
