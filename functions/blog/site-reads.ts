import { getBlog, listBlogs } from './blog'
import type { RouteFunctions } from '#functions/http/call'

export const blogReads = {
  'GET /blogs': ({ query }) => listBlogs(query),
  'GET /blogs/{id}': ({ params }) => getBlog(params.id),
} satisfies Partial<RouteFunctions<'site'>>
