import type { Slot } from '#components/slot'
import type { readInPages } from '#lib/read'
import type { StoreTileWithId } from '../tile-fields'
import { StoreOrders, trendingRead } from './offers/trending'

/** Above the stores, below the head of Explore. */
export const aboveStores: Slot<{ search: URLSearchParams }> = { StoreOrders }

type StoresRead = ReturnType<typeof readInPages<'GET /stores', StoreTileWithId[]>>

/** What Explore reads instead of all stores by name, or undefined. */
export const storeListReads: readonly ((
  search: URLSearchParams,
  page: Record<string, string>,
) => StoresRead | undefined)[] = [trendingRead]
