/**
 * The table and its indexes. Locally CreateTable reads them, in the cloud CDK. docs/data-model.md says what
 * each key holds and which call reads it.
 */
export const tableKeys = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const

export interface Index {
  partitionKey: string
  sortKey: { name: string; type: 'S' | 'N' }
  projection: 'ALL' | 'KEYS_ONLY'
}

export const indexes = {
  /** All items of an entity: stores and categories by name; coupons, reviews and blogs by age. */
  byList: { partitionKey: 'listPk', sortKey: { name: 'listSk', type: 'S' }, projection: 'ALL' },
  /** Items by parent: stores of a category, coupons and reviews of a store. */
  byParent: { partitionKey: 'parentPk', sortKey: { name: 'parentSk', type: 'S' }, projection: 'ALL' },
  /** The best first: top stores, approved reviews by rating, top categories. */
  byRank: { partitionKey: 'rankPk', sortKey: { name: 'rankSk', type: 'S' }, projection: 'ALL' },
  /** Reviews by state, pending or approved, by age. */
  byStatus: { partitionKey: 'statusPk', sortKey: { name: 'statusSk', type: 'S' }, projection: 'ALL' },
  /** Coupons by the views of a day. */
  byViews: { partitionKey: 'viewsDay', sortKey: { name: 'viewsToday', type: 'N' }, projection: 'ALL' },
} as const satisfies Record<string, Index>

export type IndexName = keyof typeof indexes
