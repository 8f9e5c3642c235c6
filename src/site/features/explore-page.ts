import type { Slot } from '#components/slot'
import type { readInPages } from '#lib/read'
import type { StoreTileWithId } from '#lib/tile-fields'
import { BrandOrders, trendingRead } from './offers/trending'

/** Above the brands, below the head of Explore. */
export const aboveBrands: Slot<{ search: URLSearchParams }> = { BrandOrders }

type BrandsRead = ReturnType<typeof readInPages<'GET /stores', StoreTileWithId[]>>

/** What Explore reads instead of all brands by name, or undefined. */
export const brandReads: readonly ((
  search: URLSearchParams,
  page: Record<string, string>,
) => BrandsRead | undefined)[] = [trendingRead]
