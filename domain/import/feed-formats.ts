import { invalidField } from '../http/errors'
import type { FeedColumn, Mapping } from './feed-columns'
import { columnKey, type FeedRecord, type FeedRecords } from './feed-records'
import { codeText, type DateOrder, presentText } from './feed-values'
import { amountOff, discountCell, type FeedDiscount, percentOff } from './offer-discount'

type Cells = FeedRecord['cells']

export interface FeedFormat {
  /** As stores name it. */
  network: string
  name: string
  /** Columns, by their keys, that only this format has together. */
  has: readonly string[]
  columns: Partial<Record<FeedColumn, readonly string[]>>
  /** Where the network says what is first in its dates. */
  dateOrder?: DateOrder
  /** The id of an offer where there is no column of it. */
  idOf?: (cells: Cells) => string
  discountOf?: (cells: Cells) => FeedDiscount | undefined
  minimumOf?: (cells: Cells) => { amount: number; currency: string } | undefined
  whyInactive?: (cells: Cells) => string | undefined
}

const numberIn = (cell?: string) => Number(presentText(cell).replace(',', '.'))

const awin: FeedFormat = {
  network: 'awin',
  name: 'Awin CSV',
  has: ['promotionid', 'advertiserid', 'deeplinktracking'],
  dateOrder: 'day',
  columns: {
    id: ['promotionid'],
    advertiserId: ['advertiserid'],
    advertiser: ['advertiser'],
    title: ['title'],
    description: ['description'],
    terms: ['terms'],
    code: ['code'],
    trackingLink: ['deeplinktracking'],
    link: ['deeplink'],
    starts: ['starts'],
    ends: ['ends'],
    exclusive: ['exclusive'],
  },
}

const cj: FeedFormat = {
  network: 'cj',
  name: 'CJ XML',
  has: ['linkid', 'clickurl', 'relationshipstatus'],
  columns: {
    id: ['linkid'],
    advertiserId: ['advertiserid'],
    advertiser: ['advertisername'],
    title: ['linkname'],
    description: ['description'],
    code: ['couponcode'],
    trackingLink: ['clickurl'],
    link: ['destination'],
    starts: ['promotionstartdate'],
    ends: ['promotionenddate'],
  },
  discountOf: (cells) =>
    /free shipping/i.test(cells['promotiontype'] ?? '') ? { kind: 'shipping' } : undefined,
  whyInactive: ({ relationshipstatus = '' }) =>
    /^joined$/i.test(relationshipstatus) ? undefined : 'This advertiser is not joined.',
}

const rakutenKinds: Record<string, FeedDiscount> = { '13': { kind: 'shipping' }, '9': { kind: 'gift' } }

const rakuten: FeedFormat = {
  network: 'rakuten',
  name: 'Rakuten XML',
  has: ['offerdescription', 'offerstartdate', 'clickurl'],
  columns: {
    advertiserId: ['advertiserid'],
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
  discountOf: (cells) => rakutenKinds[cells['promotiontypespromotiontypeid'] ?? ''],
}

const impactKinds: Record<string, FeedDiscount> = {
  FREE_SHIPPING: { kind: 'shipping' },
  GIFT_WITH_PURCHASE: { kind: 'gift' },
}

const impact: FeedFormat = {
  network: 'impact',
  name: 'Impact JSON',
  has: ['campaignid', 'discounttype', 'state'],
  columns: {
    id: ['id'],
    advertiserId: ['campaignid'],
    advertiser: ['campaignname', 'advertisername'],
    title: ['name'],
    description: ['description'],
    code: ['defaultpromocode'],
    // Not `Uri`, which is an address of the API.
    trackingLink: ['trackinglink'],
    link: ['landingpageurl'],
    starts: ['startdate'],
    ends: ['enddate'],
  },
  discountOf: (cells) => {
    const kind = cells['discounttype']
    if (kind === 'PERCENT') return percentOff(numberIn(cells['discountpercent']))
    if (kind === 'FIXED') {
      return amountOff(numberIn(cells['discountamount']), presentText(cells['discountcurrency']))
    }
    return impactKinds[cells['type'] ?? ''] ?? (kind?.startsWith('PERCENT_') ? { kind: 'other' } : undefined)
  },
  minimumOf: (cells) => {
    const amount = numberIn(cells['minimumpurchaseamount'])
    const currency = presentText(cells['minimumpurchaseamountcurrency'])
    return amount > 0 && currency !== '' ? { amount, currency } : undefined
  },
  whyInactive: ({ state = '' }) => (state === 'ACTIVE' ? undefined : `Its state is ${state || 'not known'}.`),
}

const tradedoublerKinds: Record<string, FeedDiscount> = {
  '3': { kind: 'gift' },
  '4': { kind: 'shipping' },
  '5': { kind: 'other' },
}

const tradedoubler: FeedFormat = {
  network: 'tradedoubler',
  name: 'Tradedoubler JSON',
  has: ['programid', 'vouchertypeid', 'defaulttrackuri'],
  columns: {
    id: ['id'],
    advertiserId: ['programid'],
    advertiser: ['programname'],
    title: ['title', 'shortdescription'],
    description: ['description', 'shortdescription'],
    code: ['code'],
    trackingLink: ['defaulttrackuri'],
    link: ['landingurl'],
    starts: ['startdate', 'publishstartdate'],
    ends: ['enddate', 'publishenddate'],
    exclusive: ['exclusive'],
  },
  discountOf: (cells) => {
    const special = tradedoublerKinds[cells['vouchertypeid'] ?? '']
    const value = numberIn(cells['discountamount'])
    if (special || !(value > 0)) return special
    if (cells['ispercentage'] === 'true') return percentOff(value)
    return amountOff(value, presentText(cells['currencyid']))
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
    code: ['code'],
    trackingLink: ['smartlink'],
    link: ['url', 'merchanthomepage'],
    starts: ['startdate'],
    ends: ['enddate'],
  },
  discountOf: (cells) => discountCell(presentText(cells['offervalue'])),
  whyInactive: ({ status = '' }) => (/^suspended$/i.test(status) ? 'It is suspended.' : undefined),
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
  const columns = Object.entries(mapping).map(([column, name]) => [column, [columnKey(name)]])
  return {
    network: source,
    name: 'Columns of your own',
    has: [],
    columns: Object.fromEntries(columns) as FeedFormat['columns'],
    ...(mapping.id === undefined && { idOf: ownIdOf(mapping) }),
    discountOf: (cells) => discountCell(presentText(cells[columnKey(mapping.discount ?? '')])),
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
