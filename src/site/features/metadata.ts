import type { BlogDetail } from '#domain/blog/blog'
import type { PageMetadata } from '#lib/page-metadata'
import type { ShownStore } from '../store/store-data'
import { blogCard, storeCard } from './card/card-facts'
import { blogFeed, categoryFeed, storeFeed } from './listing/feed-facts'

export const storeMetadata = (store: ShownStore): PageMetadata => ({
  ...storeCard(store),
  ...storeFeed(store),
})
export const blogMetadata = (blog: BlogDetail): PageMetadata => ({ ...blogCard(blog), ...blogFeed() })
export const blogsMetadata = (): PageMetadata => ({ ...blogFeed() })
export const categoryMetadata = (category: { name: string; slug: string }): PageMetadata => ({
  ...categoryFeed(category),
})
