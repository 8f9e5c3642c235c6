import { paths } from '#lib/paths'
import type { StoreTile } from '../tile-fields'

export const storeLinks = (stores: StoreTile[]): { name: string; path: string }[] =>
  stores.map(({ name, slug }) => ({ name, path: paths.store(slug) }))
