import { feedPaths } from '#lib/feed-paths'
import type { Head } from '#lib/page-facts'

export const head: Head = () => ({ feed: { title: 'Blogs', path: feedPaths.blogs } })
