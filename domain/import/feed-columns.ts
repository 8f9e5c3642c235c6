/** What an offer is read from. Of several names the first with a value counts. */
export const feedColumns = [
  'id',
  'advertiserId',
  'advertiser',
  'title',
  'description',
  'terms',
  'code',
  'trackingLink',
  'link',
  'starts',
  'ends',
  'exclusive',
  'discount',
] as const

export type FeedColumn = (typeof feedColumns)[number]

export type Mapping = Partial<Record<FeedColumn, string>>
