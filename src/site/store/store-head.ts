import { altOf, cardOfStore, cardPaths } from '#domain/card/card-address'
import { feedPaths } from '#domain/listing/seo-routes'
import type { PageFacts } from '#lib/page-facts'
import type { ShownStore } from './store-data'

/** What the heads of all pages about a store have in common. */
export function headOfStore(store: ShownStore): PageFacts {
  const { name, slug } = store
  return {
    card: { path: cardPaths.store(store), alt: altOf(cardOfStore(store)) },
    feed: { title: `Offers of ${name}`, path: (format) => feedPaths.store(slug, format) },
  }
}
