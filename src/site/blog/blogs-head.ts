import { feedPaths } from '#domain/listing/seo-routes'
import type { Head } from '#lib/page-facts'

export const head: Head = () => ({ feed: { title: 'Blogs', path: feedPaths.blogs } })
