import { altOf, cardOfBlog, cardOfStore, cardPaths, cardSize } from '#domain/card/card-address'

export function storeCard(store: Parameters<typeof cardPaths.store>[0]) {
  return { card: { path: cardPaths.store(store), alt: altOf(cardOfStore(store)), ...cardSize } }
}

export function blogCard(blog: Parameters<typeof cardPaths.blog>[0]) {
  return { card: { path: cardPaths.blog(blog), alt: altOf(cardOfBlog(blog)), ...cardSize } }
}
