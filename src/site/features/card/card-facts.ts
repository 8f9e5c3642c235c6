import { altOf, cardOfBlog, cardOfStore, cardPaths, cardSize } from '#domain/card/card-address'

export const storeCard = (store: Parameters<typeof cardPaths.store>[0]) => ({
  card: { path: cardPaths.store(store), alt: altOf(cardOfStore(store)), ...cardSize },
})

export const blogCard = (blog: Parameters<typeof cardPaths.blog>[0]) => ({
  card: { path: cardPaths.blog(blog), alt: altOf(cardOfBlog(blog)), ...cardSize },
})
