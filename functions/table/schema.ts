/** CDK and the local table are made from these. docs/data-model.md explains the keys. */
export const tableKeys = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const

export interface Index {
  partitionKey: string
  sortKey: { name: string; type: 'S' | 'N' }
  /** A page takes what a query of an index returns for whole items. */
  projection: 'ALL'
}

export const indexes = {
  byList: { partitionKey: 'listPk', sortKey: { name: 'listSk', type: 'S' }, projection: 'ALL' },
  byParent: { partitionKey: 'parentPk', sortKey: { name: 'parentSk', type: 'S' }, projection: 'ALL' },
  byRank: { partitionKey: 'rankPk', sortKey: { name: 'rankSk', type: 'S' }, projection: 'ALL' },
  byStatus: { partitionKey: 'statusPk', sortKey: { name: 'statusSk', type: 'S' }, projection: 'ALL' },
  byViews: { partitionKey: 'viewsDay', sortKey: { name: 'viewsToday', type: 'N' }, projection: 'ALL' },
} as const satisfies Record<string, Index>

export type IndexName = keyof typeof indexes

/** Milliseconds after a write from which on the indexes have it. */
export const indexDelay = 60_000
