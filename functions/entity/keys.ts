import type { Placement } from '#domain/click/placement'
import { type Key, key } from '#table/keys'

/** They are the sort keys of their items. */
export const entityNames = ['STORE', 'CATEGORY', 'COUPON', 'REVIEW', 'BLOG'] as const

export type Entity = (typeof entityNames)[number]

export const itemKey = (name: Entity, id: string) => key(`${name}#${id}`, name)

/** docs/data-model.md says which call reads which. */
export const keyOf = {
  store: (id: string) => itemKey('STORE', id),
  category: (id: string) => itemKey('CATEGORY', id),
  coupon: (id: string) => itemKey('COUPON', id),
  review: (id: string) => itemKey('REVIEW', id),
  blog: (id: string) => itemKey('BLOG', id),
  gone: (name: 'BLOG', id: string) => key(`GONE#${name}#${id}`, 'GONE'),
  message: (id: string) => key(`MESSAGE#${id}`, 'MESSAGE'),
  /** Names the store that has it. */
  storeSlug: (slug: string) => key(`SLUG#STORE#${slug}`, 'SLUG'),
  categorySlug: (slug: string) => key(`SLUG#CATEGORY#${slug}`, 'SLUG'),
  deletion: (storeId: string) => key(`DELETION#${storeId}`, 'DELETION'),
  view: (couponId: string, day: string, visitor: string) => key(`VIEW#${couponId}#${day}#${visitor}`, 'VIEW'),
  decision: (id: string) => key(`DECISION#${id}`, 'DECISION'),
  report: (id: string) => key(`REPORT#${id}`, 'REPORT'),
  receipt: (id: string) => key(`RECEIPT#${id}`, 'RECEIPT'),
  reported: (subjectId: string, day: string, mark: string) =>
    key(`RECEIPT#${day}#${mark}#${subjectId}`, 'REPORTED'),
  /** Outcomes of reviews in a month (UTC): '2026-05'. */
  rates: (month: string) => key(`RATES#${month}`, 'RATES'),
  visitorRating: (storeId: string) => key(`STORE#${storeId}`, 'RATING'),
  click: (offerId: string, day: string, visitor: string) =>
    key(`CLICK#${offerId}#${day}#${visitor}`, 'CLICK'),
  /** The clicks of a day in one placement (click.ts). */
  clickCount: (day: string, { storeId, couponId = '' }: ClickedOffer, placement: Placement) =>
    key(clicksOf(day), `${storeId}#${couponId}#${placement}`),
  signal: (couponId: string, day: string, by: string) => key(ledgerOf(couponId), `${day}#${by}`),
  answers: (couponId: string, epoch: number) => key(`${ledgerOf(couponId)}#ANSWERS`, String(epoch)),
  /** The answers of a network that count on a day, of all coupons. */
  networkDay: (day: string, network: string) => key(`SIGNAL#${day}#${network}`, 'NETWORK'),
  /** How many coupons visitors have put in doubt on the last day with a doubt. */
  doubtDay: key('SIGNAL#DOUBTS', 'DOUBTS'),
  doubt: (couponId: string) => key(`DOUBT#${couponId}`, 'DOUBT'),
  /** A store's reference to a blog about it. */
  mention: (storeId: string, blogId: string) => key(mentionsOf(storeId), blogId),
  counter: (entity: Entity) => key(`COUNTER#${entity}`, 'COUNTER'),
  word: (word: string, nameKey: string, id: string) =>
    key(searchPartitions.word(word), `${word}#${nameKey}#${id}`),
  pair: (pair: string, nameKey: string, id: string) =>
    key(searchPartitions.pair(pair), `${pair}#${nameKey}#${id}`),
  name: (name: string, nameKey: string, id: string) =>
    key(searchPartitions.name(name), `${name}#${nameKey}#${id}`),
  wholeName: (whole: string, nameKey: string, id: string) =>
    key(searchPartitions.whole(whole), `${whole}#${nameKey}#${id}`),
  gapped: (gap: string, missing: string, nameKey: string, id: string) =>
    key(searchPartitions.gapped(gap), `${missing}#${nameKey}#${id}`),
}

export interface ClickedOffer {
  storeId: string
  couponId?: string | undefined
}

export const clicksOf = (day: string) => `CLICKS#${day}`
export const ledgerOf = (couponId: string) => `SIGNAL#${couponId}`

export const mentionsOf = (storeId: string) => `MENTIONS#${storeId}`

export const searchPartitions = {
  word: (start: string) => `WORD#${beginning(start, 1)}`,
  pair: (start: string) => `PAIR#${beginning(start, 2)}`,
  name: (start: string) => `NAME#${beginning(start, 2)}`,
  whole: (start: string) => `WHOLE#${beginning(start, 2)}`,
  gapped: (gap: string) => `GAP#${gap}`,
}

const beginning = (text: string, length: number) => Array.from(text).slice(0, length).join('')

export function isSearchEntry({ pk }: Key): boolean {
  return /^(?:WORD|PAIR|NAME|WHOLE|GAP)#/.test(pk)
}

export function isMention({ pk }: Key): boolean {
  return pk.startsWith('MENTIONS#')
}

/** What visitors may read beside the shown entities, `*` for any text (record 37). */
export const shownItems = [
  'GONE#*',
  'LISTING#*',
  'COUNTER#STORE',
  'COUNTER#CATEGORY',
  'COUNTER#BLOG',
  'MENTIONS#*',
  'RECEIPT#*',
  'SLUG#*',
  'WORD#*',
  'PAIR#*',
  'NAME#*',
  'WHOLE#*',
  'GAP#*',
]
