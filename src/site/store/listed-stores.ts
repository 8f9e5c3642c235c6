import { paths } from '#lib/paths'
import type { StoreTile } from '#lib/select'

export function listedStores(stores: StoreTile[]): { name: string; path: string }[] {
  return stores.map(({ name, slug }) => ({ name, path: paths.store(slug) }))
}
