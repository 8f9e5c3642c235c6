import { feedPaths } from '#domain/found-routes'
import type { Head } from '#lib/page-facts'

export const head: Head = () => ({ feed: { title: 'Blogs', path: feedPaths.blogs } })
