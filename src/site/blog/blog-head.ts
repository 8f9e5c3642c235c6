import { breadcrumbs } from '#domain/page/breadcrumbs'
import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { blogFacts } from '../features/facts'
import { blogRead } from './blog-data'

export const head: Head = (cached, { blogId = '' }) => {
  const blog = cached(blogRead(blogId))
  if (!blog) return undefined
  return { ...blogFacts(blog), path: paths.blog(blog._id), breadcrumbs: breadcrumbs.blog(blog), blog }
}
