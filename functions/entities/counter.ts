import type { Stats } from '#domain/api/stats'
import { type Entity, keyOf } from '#table/keys'
import { getItemsReadable } from '#table/read'

/** The dashboard's totals (product.md, section 1) in one read; null where a count could not be read. */
export async function readStats(): Promise<Stats> {
  const entities = ['STORE', 'REVIEW', 'BLOG'] as const
  const { items, unread } = await getItemsReadable(entities.map(keyOf.counter))
  const countOf = (entity: Entity) => {
    const { pk } = keyOf.counter(entity)
    if (unread.some((key) => key.pk === pk)) return null
    // An entity of which there never was one has no count yet.
    return Number(items.find((item) => item.pk === pk)?.count ?? 0)
  }
  return { stores: countOf('STORE'), reviews: countOf('REVIEW'), blogs: countOf('BLOG') }
}
