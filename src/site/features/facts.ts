import type { BlogDetail } from '#domain/blog/blog'
import type { PageFacts } from '#lib/page-facts'
import type { ShownStore } from '../store/store-data'
import { blogCard, storeCard } from './card/card-facts'
import { blogFeed, categoryFeed, storeFeed } from './listing/feed-facts'

export const storeFacts = (store: ShownStore): PageFacts => ({ ...storeCard(store), ...storeFeed(store) })
export const blogFacts = (blog: BlogDetail): PageFacts => ({ ...blogCard(blog), ...blogFeed() })
export const blogsFacts = (): PageFacts => ({ ...blogFeed() })
export const categoryFacts = (category: { name: string; slug: string }): PageFacts => ({
  ...categoryFeed(category),
})
