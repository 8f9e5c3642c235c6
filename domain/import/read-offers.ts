import type * as z from 'zod'
import { type CouponForm, couponFormSchema } from '../coupon/coupon'
import { bounds, link } from '../field/field'
import { fold } from '../text/fold'
import type { FeedColumn } from './feed-columns'
import type { FeedFormat } from './feed-formats'
import type { FeedRecord } from './feed-records'
import {
  codeText,
  type FeedTimes,
  hasTags,
  linkText,
  momentText,
  plainText,
  presentText,
  shortened,
} from './feed-values'
import { discountIn } from './offer-discount'

/** What a feed says of a coupon. Its store follows from the advertiser. */
export type OfferFields = Omit<CouponForm, 'storeId' | 'withdrawn' | 'source'>

export interface FeedOffer {
  line: number
  externalId: string
  /** `key` is the same for all offers of an advertiser in a source. */
  advertiser: { key: string; name: string }
  fields: OfferFields
  /** The link to the shop, and that of the network; '' for none. Without both that of the store is taken. */
  links: { direct: string; tracking: string }
  note?: string | undefined
  inactive?: string | undefined
}

export interface RefusedRow {
  line: number
  title: string
  advertiser: string
  reason: string
  /** Known of a row whose offer is in the feed. */
  externalId?: string | undefined
}

export interface ReadFeed {
  offers: FeedOffer[]
  refused: RefusedRow[]
}

const lengths = { id: 3000, terms: 1000 }

/** Stand-ins for what is not known before the store is. */
const unknown = { storeId: '00000000000000000000000000', link: 'https://shop.example' }

/** The offers of a feed, and the rows that cannot be used. */
export function readOffers(records: readonly FeedRecord[], format: FeedFormat, times: FeedTimes): ReadFeed {
  const feed: ReadFeed = { offers: [], refused: [] }
  const lines = new Map<string, number>()
  for (const record of records) {
    const row = identified(record, format)
    const { line, externalId, title, advertiser } = row
    const first = lines.get(externalId)
    const twice = first === undefined ? undefined : `Line ${first} is the same offer.`
    const read = fieldsOf(row, record, format, times)
    const reason = record.problem ?? missingIn(row) ?? twice ?? read.problem
    if (first === undefined) lines.set(externalId, line)
    if (reason !== undefined) {
      feed.refused.push({ line, title, advertiser: advertiser.name, reason, externalId })
    } else if (read.fields) {
      const inactive = format.whyInactive?.(record.cells)
      const { note } = row
      const { fields, links } = read
      feed.offers.push({ line, externalId, advertiser, fields, links, note, inactive })
    }
  }
  return feed
}

interface Identified {
  line: number
  cells: Cells
  externalId: string
  title: string
  advertiser: FeedOffer['advertiser']
  note: string | undefined
}

function identified(record: FeedRecord, format: FeedFormat): Identified {
  const cells = cellsOf(record, format)
  const externalId = presentText(cells.id) || (format.idOf?.(record.cells).trim() ?? '')
  const name = plainText(cells.advertiser).slice(0, bounds.name)
  const key = (presentText(cells.advertiserId) || fold(name)).slice(0, bounds.name)
  const title = plainText(cells.title) || plainText(cells.description)
  return {
    line: record.line,
    cells,
    externalId: externalId.slice(0, lengths.id),
    title: shortened(title, bounds.title),
    advertiser: { key, name: name || key },
    note: noteOn(cells, title.length),
  }
}

/** How a title was read, where it is not as it is in the feed. */
function noteOn({ title, description }: Cells, length: number): string | undefined {
  const notes = [
    hasTags(plainText(title) === '' ? description : title) && 'HTML was removed from its title.',
    length > bounds.title && `Its title was shortened: it has ${length} characters, and ${bounds.title} fit.`,
  ]
  return notes.filter(Boolean).join(' ') || undefined
}

function missingIn({ externalId, advertiser }: Identified): string | undefined {
  if (externalId === '') return 'It has no id.'
  return advertiser.key === '' ? 'It names no shop.' : undefined
}

type Cells = Partial<Record<FeedColumn, string>>

function cellsOf({ cells }: FeedRecord, { columns }: FeedFormat): Cells {
  const found = Object.entries(columns).map(([column, names]) => [
    column,
    names.map((name) => cells[name]).find((cell) => presentText(cell) !== ''),
  ])
  return Object.fromEntries(found) as Cells
}

type Read = { problem?: undefined; fields: OfferFields; links: FeedOffer['links'] }
type Refused = { problem: string; fields?: undefined; links?: undefined }

const words = { yes: /^(?:yes|y|true|1)$/i }

function fieldsOf(
  { cells, title }: Identified,
  record: FeedRecord,
  format: FeedFormat,
  times: FeedTimes,
): Read | Refused {
  const couponCode = codeText(cells.code)
  const description = plainText(cells.description)
  const terms = plainText(cells.terms) || (description === title ? '' : description)
  const [startsAt, endsAt] = [momentText(cells.starts, 'start', times), momentText(cells.ends, 'end', times)]
  const [sent, tracking] = [linkText(cells.link), linkText(cells.trackingLink)]
  const direct = problemOf(linkSchema.safeParse(sent)) === undefined ? sent : ''
  if (tracking !== '' || sent !== direct) {
    const problem = problemOf(linkSchema.safeParse(tracking || sent))
    if (problem !== undefined) return { problem }
  }
  if (startsAt === undefined) return { problem: `Start cannot be read: ${cells.starts}` }
  if (endsAt === undefined) return { problem: `End cannot be read: ${cells.ends}` }
  const parsed = couponFormSchema.safeParse({
    ...unknown,
    title,
    type: couponCode === '' ? 'deal' : 'coupon',
    couponCode,
    startsAt,
    endsAt,
    terms: shortened(terms, lengths.terms),
    discount: format.discountOf?.(record.cells) ?? discountIn(`${title} ${description}`),
    minimumSpend: format.minimumOf?.(record.cells) ?? null,
    exclusive: words.yes.test(presentText(cells.exclusive)),
  })
  if (!parsed.success) return { problem: problemOf(parsed) ?? '' }
  const { storeId: _, source: _source, withdrawn: _withdrawn, ...fields } = parsed.data
  return { fields, links: { direct, tracking } }
}

const linkSchema = link()

function problemOf({ error }: z.ZodSafeParseResult<unknown>): string | undefined {
  return error?.issues[0]?.message
}

/** The link of an offer at its store. The tracking template of a store makes its own of a direct one. */
export function linkOf({ links }: Pick<FeedOffer, 'links'>, store: { link: string; linkTemplate?: unknown }) {
  const { direct, tracking } = links
  return (store.linkTemplate === undefined ? tracking || direct : direct || tracking) || store.link
}

/** Said of a link that leads neither to the site of the store nor, by its column, to the network. */
export function otherSiteText(sent: string, tracking: string, store: { link: string }): string | undefined {
  const [host, own] = [siteOf(sent), siteOf(store.link)]
  if (sent === tracking || `.${host}`.endsWith(`.${own}`) || `.${own}`.endsWith(`.${host}`)) return undefined
  return `Its link leads to ${host}, that of its store to ${own}.`
}

const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')
