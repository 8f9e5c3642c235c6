import { paths } from '#lib/paths'
import type { StoreTile } from '#lib/select'

export const listedStores = (stores: StoreTile[]): { name: string; path: string }[] =>
  stores.map(({ name, slug }) => ({ name, path: paths.store(slug) }))
