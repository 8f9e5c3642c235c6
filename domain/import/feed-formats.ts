import type { DiscountKind } from '../coupon/discount'
import { invalidField } from '../http/errors'
import { type FeedColumn, feedColumns, type Mapping } from './feed-columns'
import { columnKey, type FeedRecord, type FeedRecords } from './feed-records'
import { codeText, type DateOrder, presentText } from './feed-values'
import { amountOff, discountCell, type FeedDiscount, percentOff } from './offer-discount'

type Cells = FeedRecord['cells']

export interface FeedFormat {
  /** The network as stores name it. */
  network: string
  name: string
  /** Columns, by their keys, that only this format has together. */
  has: readonly string[]
  /** The columns with another name. Of several the first with a value counts. */
  columns: Partial<Record<FeedColumn, readonly string[]>>
  /** Where the network says what is first in its dates. */
  dateOrder?: DateOrder
  /** The id of an offer where there is no column of it. */
  idOf?: (cells: Cells) => string
  /** Discounts that have no number, by the value of a column in lower case. */
  kinds?: { column: string; of: Record<string, DiscountKind> }
  amountOf?: (cells: Cells) => FeedDiscount | undefined
  minimumOf?: (cells: Cells) => { amount: number; currency: string } | undefined
  /** What a column says of offers that can be used. */
  live?: { column: string; is: RegExp; otherwise: string }
}

const numberIn = (cell?: string) => Number(presentText(cell).replace(',', '.'))

const awin: FeedFormat = {
  network: 'awin',
  name: 'Awin CSV',
  has: ['promotionid', 'advertiserid', 'deeplinktracking'],
  dateOrder: 'day',
  columns: { id: ['promotionid'], trackingLink: ['deeplinktracking'], link: ['deeplink'] },
}

const cj: FeedFormat = {
  network: 'cj',
  name: 'CJ XML',
  has: ['linkid', 'clickurl', 'relationshipstatus'],
  columns: {
    id: ['linkid'],
    advertiser: ['advertisername'],
    title: ['linkname'],
    code: ['couponcode'],
    trackingLink: ['clickurl'],
    link: ['destination'],
    starts: ['promotionstartdate'],
    ends: ['promotionenddate'],
  },
  kinds: { column: 'promotiontype', of: { 'free shipping': 'shipping' } },
  live: { column: 'relationshipstatus', is: /^joined$/i, otherwise: 'This advertiser is not joined.' },
}

const rakuten: FeedFormat = {
  network: 'rakuten',
  name: 'Rakuten XML',
  has: ['offerdescription', 'offerstartdate', 'clickurl'],
  columns: {
    advertiser: ['advertisername'],
    title: ['offerdescription'],
    terms: ['couponrestriction'],
    code: ['couponcode'],
    trackingLink: ['clickurl'],
    starts: ['offerstartdate'],
    ends: ['offerenddate'],
  },
  // It has no id. `u1` is a sub-id of our own.
  idOf: ({ advertiserid = '', couponcode = '', clickurl = '' }) =>
    [advertiserid, couponcode, clickurl.replace(/(?<=[?&])u1=[^&]*&?/, '').replace(/[?&]$/, '')].join(' '),
  kinds: { column: 'promotiontypespromotiontypeid', of: { '13': 'shipping', '9': 'gift' } },
}

const impact: FeedFormat = {
  network: 'impact',
  name: 'Impact JSON',
  has: ['campaignid', 'discounttype', 'state'],
  columns: {
    advertiserId: ['campaignid'],
    advertiser: ['campaignname', 'advertisername'],
    title: ['name'],
    code: ['defaultpromocode'],
    // Its `Uri` is an address of the API.
    link: ['landingpageurl'],
    starts: ['startdate'],
    ends: ['enddate'],
  },
  kinds: { column: 'type', of: { free_shipping: 'shipping', gift_with_purchase: 'gift' } },
  amountOf: (cells) => {
    const kind = cells['discounttype'] ?? ''
    if (kind === 'PERCENT') return percentOff(numberIn(cells['discountpercent']))
    if (kind === 'FIXED') {
      return amountOff(numberIn(cells['discountamount']), presentText(cells['discountcurrency']))
    }
    return kind.startsWith('PERCENT_') ? { kind: 'other' } : undefined
  },
  minimumOf: (cells) => {
    const amount = numberIn(cells['minimumpurchaseamount'])
    const currency = presentText(cells['minimumpurchaseamountcurrency'])
    return amount > 0 && currency !== '' ? { amount, currency } : undefined
  },
  live: { column: 'state', is: /^ACTIVE$/, otherwise: 'It is not active.' },
}

const tradedoubler: FeedFormat = {
  network: 'tradedoubler',
  name: 'Tradedoubler JSON',
  has: ['programid', 'vouchertypeid', 'defaulttrackuri'],
  columns: {
    advertiserId: ['programid'],
    advertiser: ['programname'],
    title: ['title', 'shortdescription'],
    description: ['description', 'shortdescription'],
    trackingLink: ['defaulttrackuri'],
    link: ['landingurl'],
    starts: ['startdate', 'publishstartdate'],
    ends: ['enddate', 'publishenddate'],
  },
  kinds: { column: 'vouchertypeid', of: { '3': 'gift', '4': 'shipping', '5': 'other' } },
  amountOf: (cells) => {
    const value = numberIn(cells['discountamount'])
    if (!(value > 0)) return undefined
    return cells['ispercentage'] === 'true'
      ? percentOff(value)
      : amountOff(value, presentText(cells['currencyid']))
  },
}

const linkMyDeals: FeedFormat = {
  network: 'linkmydeals',
  name: 'LinkMyDeals CSV',
  has: ['lmdid', 'store', 'smartlink'],
  columns: {
    id: ['lmdid'],
    advertiser: ['store'],
    title: ['title', 'longoffer', 'offertext'],
    description: ['description', 'longoffer'],
    terms: ['termsandconditions'],
    trackingLink: ['smartlink'],
    link: ['url', 'merchanthomepage'],
    starts: ['startdate'],
    ends: ['enddate'],
    discount: ['offervalue'],
  },
  live: { column: 'status', is: /^(?!suspended$)/i, otherwise: 'It is suspended.' },
}

const feedFormats = [awin, cj, rakuten, impact, tradedoubler, linkMyDeals] as const

/** Null if its columns are those of no network, and staff have not named them. */
export function formatOf(feed: FeedRecords, source: string, mapping: Mapping): FeedFormat | null {
  const keys = new Set(feed.columns.map(columnKey))
  const known = feedFormats.find(({ has }) => has.every((key) => keys.has(key)))
  if (known) return known
  if (mapping.title === undefined || mapping.advertiser === undefined) return null
  const wrong = Object.values(mapping).find((name) => !keys.has(columnKey(name)))
  if (wrong !== undefined) throw invalidField('mapping', `This file has no column ${wrong}.`)
  const columns = feedColumns.map((column) => [column, mapping[column] ? [columnKey(mapping[column])] : []])
  return {
    network: source,
    name: 'Columns of your own',
    has: [],
    columns: Object.fromEntries(columns) as FeedFormat['columns'],
    ...(mapping.id === undefined && { idOf: ownIdOf(mapping) }),
  }
}

/** Without a column of ids an offer is known by its shop and code, a deal by its title. */
function ownIdOf({ advertiser = '', title = '', code = '' }: Mapping) {
  return (cells: Cells) => {
    const cellOf = (name: string) => cells[columnKey(name)]
    const ownCode = codeText(cellOf(code))
    const own = ownCode === '' ? presentText(cellOf(title)) : `code ${ownCode}`
    return `${presentText(cellOf(advertiser))} ${own}`
  }
}

/** The cells of an offer, whatever the network calls them. */
export function cellsOf({ cells }: FeedRecord, { columns }: FeedFormat): Partial<Record<FeedColumn, string>> {
  const found = feedColumns.map((column) => {
    const names = columns[column] ?? [column.toLowerCase()]
    return [column, names.map((name) => cells[name]).find((cell) => presentText(cell) !== '')]
  })
  return Object.fromEntries(found) as ReturnType<typeof cellsOf>
}

/** What the columns of a feed say of a discount. Undefined if they say nothing. */
export function discountOfCells(
  { cells }: FeedRecord,
  format: FeedFormat,
  cell = '',
): FeedDiscount | undefined {
  const { kinds, amountOf } = format
  const kind = kinds?.of[(cells[kinds.column] ?? '').toLowerCase()]
  return kind ? { kind } : (amountOf?.(cells) ?? discountCell(presentText(cell)))
}
