import type * as z from 'zod'
import { type CouponForm, couponFormSchema } from '../coupon/coupon'
import { bounds, link } from '../field/field'
import { fold } from '../text/fold'
import { cellsOf, discountOfCells, type FeedFormat } from './feed-formats'
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

interface Row {
  line: number
  title: string
  /** `key` is the same for all offers of an advertiser in a source. */
  advertiser: { key: string; name: string }
  externalId: string
}

export interface FeedOffer extends Row {
  fields: OfferFields
  /** The link to the shop, and that of the network; '' for none. Without both that of the store is taken. */
  links: { direct: string; tracking: string }
  note?: string | undefined
  inactive?: string | undefined
}

export interface RefusedRow extends Row {
  reason: string
}

export interface ReadFeed {
  offers: FeedOffer[]
  refused: RefusedRow[]
}

const lengths = { id: 3000, terms: 1000 }

/** Stand-ins for what is not known before the store is. */
const unknown = { storeId: '00000000000000000000000000', link: 'https://shop.example' }

type Cells = ReturnType<typeof cellsOf>

/** The offers of a feed, and the rows that cannot be used. */
export function readOffers(records: readonly FeedRecord[], format: FeedFormat, times: FeedTimes): ReadFeed {
  const feed: ReadFeed = { offers: [], refused: [] }
  const lines = new Map<string, number>()
  for (const record of records) {
    const cells = cellsOf(record, format)
    const row = rowOf(record, cells, format)
    const first = lines.get(row.externalId)
    const twice = first === undefined ? undefined : `Line ${first} is the same offer.`
    const read =
      record.problem ?? missingIn(row) ?? twice ?? fieldsOf(row.title, cells, record, { format, times })
    if (first === undefined) lines.set(row.externalId, row.line)
    if (typeof read === 'string') feed.refused.push({ ...row, reason: read })
    else feed.offers.push({ ...row, ...read, note: noteOn(cells), inactive: whyInactive(record, format) })
  }
  return feed
}

const titleIn = ({ title, description }: Cells) => plainText(title) || plainText(description)

function rowOf({ line, cells: all }: FeedRecord, cells: Cells, { idOf }: FeedFormat): Row {
  const externalId = presentText(cells.id) || (idOf?.(all).trim() ?? '')
  const name = plainText(cells.advertiser).slice(0, bounds.name)
  const key = (presentText(cells.advertiserId) || fold(name)).slice(0, bounds.name)
  const title = shortened(titleIn(cells), bounds.title)
  return { line, title, advertiser: { key, name: name || key }, externalId: externalId.slice(0, lengths.id) }
}

function missingIn({ externalId, advertiser }: Row): string | undefined {
  if (externalId === '') return 'It has no id.'
  return advertiser.key === '' ? 'It names no shop.' : undefined
}

/** How a title was read, where it is not as it is in the feed. */
function noteOn(cells: Cells): string | undefined {
  const { length } = titleIn(cells)
  const notes = [
    hasTags(plainText(cells.title) === '' ? cells.description : cells.title) &&
      'HTML was removed from its title.',
    length > bounds.title && `Its title was shortened: it has ${length} characters, and ${bounds.title} fit.`,
  ]
  return notes.filter(Boolean).join(' ') || undefined
}

function whyInactive({ cells }: FeedRecord, { live }: FeedFormat): string | undefined {
  return live && !live.is.test(cells[live.column] ?? '') ? live.otherwise : undefined
}

/** The fields of an offer, or why it cannot be used. */
function fieldsOf(
  title: string,
  cells: Cells,
  record: FeedRecord,
  { format, times }: { format: FeedFormat; times: FeedTimes },
): Pick<FeedOffer, 'fields' | 'links'> | string {
  const couponCode = codeText(cells.code)
  const description = plainText(cells.description)
  const terms = plainText(cells.terms) || (description === title ? '' : description)
  const [startsAt, endsAt] = [momentText(cells.starts, 'start', times), momentText(cells.ends, 'end', times)]
  const [sent, tracking] = [linkText(cells.link), linkText(cells.trackingLink)]
  const direct = problemOf(linkSchema.safeParse(sent)) === undefined ? sent : ''
  const linkProblem = problemOf(linkSchema.safeParse(tracking || sent))
  if (linkProblem !== undefined && (tracking !== '' || sent !== '')) return linkProblem
  if (startsAt === undefined) return `Start cannot be read: ${cells.starts}`
  if (endsAt === undefined) return `End cannot be read: ${cells.ends}`
  const parsed = couponFormSchema.safeParse({
    ...unknown,
    title,
    type: couponCode === '' ? 'deal' : 'coupon',
    couponCode,
    startsAt,
    endsAt,
    terms: shortened(terms, lengths.terms),
    discount: discountOfCells(record, format, cells.discount) ?? discountIn(`${title} ${description}`),
    minimumSpend: format.minimumOf?.(record.cells) ?? null,
    exclusive: /^(?:yes|y|true|1)$/i.test(presentText(cells.exclusive)),
  })
  if (!parsed.success) return problemOf(parsed) ?? ''
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
