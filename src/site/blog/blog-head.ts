import { breadcrumbs } from '#domain/page/breadcrumbs'
import { altOf, cardOfBlog, cardPaths } from '#domain/card/card-address'
import { feedPaths } from '#domain/listing/seo-routes'
import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { blogRead } from './blog-data'

export const head: Head = (cached, { blogId = '' }) => {
  const blog = cached(blogRead(blogId))
  if (!blog) return undefined
  const card = cardPaths.blog(blog)
  return {
    path: paths.blog(blog._id),
    card: { path: card, alt: altOf(cardOfBlog(blog)) },
    feed: { title: 'Blogs', path: feedPaths.blogs },
    breadcrumbs: breadcrumbs.blog(blog),
    blog: { ...blog, card },
  }
}
