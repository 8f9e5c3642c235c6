import * as z from 'zod'
import { storeReferenceSchema } from '../reference/reference'
import {
  bounds,
  choice,
  flag,
  id,
  isMissing,
  line,
  objectError,
  optionalFlag,
  requiredId,
  version,
} from '../field/field'
import { formFields, isUpload, optionalFormJson, type Upload } from '../api/form'
import { dateOrders } from './feed-values'
import { feedColumns } from './feed-columns'

/** What becomes of a row, in the order in which rows are listed. Keys have its place: add at the end. */
export const rowStates = [
  'conflict',
  'refused',
  'map',
  'new',
  'changed',
  'ended',
  'unchanged',
  'edited',
] as const

export type RowState = (typeof rowStates)[number]

export const rowStateLabels: Record<RowState, string> = {
  conflict: 'Conflict',
  refused: 'Refused',
  map: 'To map',
  new: 'New',
  changed: 'Changed',
  ended: 'Ended',
  unchanged: 'Unchanged',
  edited: 'Kept',
}

/** Rows that an import writes. Of a conflict it writes what staff have not edited. */
export const writtenStates: readonly RowState[] = ['conflict', 'new', 'changed', 'ended']

const importStates = [
  /** Nobody knows what its columns or dates say. It is not stored. */
  'unmapped',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
] as const

/** Hours in which an import can be undone, and days for which it is listed. */
export const importTimes = { undoHours: 24, keptDays: 30 }

/** The number of skipped rows that are named. */
export const mostSkipped = 200

/** The share of the offers of a source above which their end has to be confirmed. */
const confirmedShare = 0.3

export function needsConfirmation({ ended, known }: { ended: number; known: number }): boolean {
  return ended > confirmedShare * known
}

/** Whether an import asks nothing of staff. */
export function isUndisputed({ counts, known }: Pick<Import, 'counts' | 'known'>): boolean {
  return counts.refused + counts.conflict === 0 && !needsConfirmation({ ended: counts.ended, known })
}

const count = z.int().min(0)

const mappingSchema = z.partialRecord(z.enum(feedColumns), z.string(), {
  error: 'Mapping must be an object with columns.',
})

/** Where offers come from, and how staff have read it the last time. */
export const feedSourceSchema = z
  .object({
    /** Lower case letters, digits and hyphens: coupons say `feed:{name}`. */
    name: z.string(),
    isFull: z.boolean(),
    timeZone: z.string(),
    /** Which of its columns hold what, where nobody else knows. */
    mapping: mappingSchema.optional(),
    /** What is first in `3/4/2026`. */
    dateOrder: z.enum(dateOrders).optional(),
  })
  .meta({ id: 'FeedSource' })

const countsOfStates = Object.fromEntries(rowStates.map((state) => [state, count])) as Record<
  RowState,
  typeof count
>

/** One file of a source, and what became of it (product.md, section 31). */
export const importSchema = z
  .object({
    _id: id,
    fileName: z.string(),
    source: z.string(),
    isFull: z.boolean(),
    timeZone: z.string(),
    /** Null while it is unmapped. */
    format: z.string().nullable(),
    columns: z.array(z.string()),
    /** A date that may begin with its day or its month, if the import is unmapped. */
    openDate: z.string().optional(),
    /** What is first in dates such as `3/4/2026`, if there are any. */
    dateOrder: z.enum(dateOrders).nullable(),
    state: z.enum(importStates).catch('applied'),
    counts: z.object(countsOfStates),
    known: count,
    /** Rows that were written, or coupons that were undone, and those of them that were skipped. */
    done: count,
    failed: count,
    /** The first of those, with the reason. */
    skipped: z.array(z.object({ couponId: id.nullable(), title: z.string(), message: z.string() })),
    /** Shops that belong to no store yet. */
    shops: z.array(z.object({ key: z.string(), name: z.string(), rows: count })),
    createdAt: z.iso.datetime(),
    undoableUntil: z.iso.datetime().nullable(),
    version,
  })
  .meta({ id: 'Import' })

/** A row of a file, or an offer that is missing in it. */
export const importRowSchema = z
  .object({
    _id: z.string(),
    /** Null for an offer that is missing. */
    line: count.nullable(),
    state: z.enum(rowStates).catch('unchanged'),
    title: z.string(),
    shop: z.string(),
    store: storeReferenceSchema.nullable(),
    couponId: id.nullable(),
    /** For a new one: a coupon of its store that is the same offer. */
    sameAs: z.object({ couponId: id, source: z.string() }).nullable(),
    changes: z.array(
      z.object({ field: z.string(), before: z.string().nullable(), after: z.string(), isKept: z.boolean() }),
    ),
    /** Why it is refused or ends, or how it was read. */
    reason: z.string().nullable(),
    /** The row as it came, in the columns of its file: only a refused one, if it is not too large. */
    cells: z.array(z.string()).nullable(),
  })
  .meta({ id: 'ImportRow' })

const feedFile = z
  .custom<Upload>(isUpload, {
    error: ({ input }) =>
      input === undefined ? 'The file is empty, or none was sent.' : 'The file must be a file.',
  })
  .meta({ type: 'string', format: 'binary', contentEncoding: 'binary', contentMediaType: 'text/csv' })
  .register(formFields, { as: 'file' })

/** Lower case letters, digits and hyphens. */
export const sourceName = line('Source', 50)
  .transform((text) => text.toLowerCase().replace(/[\s_]+/g, '-'))
  .pipe(z.string().regex(/^[a-z\d-]+$/, 'Source may have letters, digits and hyphens.'))

export const timeZone = z
  .string({ error: 'Time zone must be text.' })
  .transform((zone) => (isMissing(zone) ? undefined : zone))
  .refine((zone) => zone === undefined || isTimeZone(zone), 'Time zone must be a name such as Europe/London.')
  .optional()

function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What staff send to check a file. What is left out is as it was for this source the last time. */
export const importFormSchema = z.object({
  file: feedFile,
  source: sourceName,
  isFull: optionalFlag('Full feed'),
  timeZone,
  mapping: optionalFormJson(mappingSchema.optional()),
  dateOrder: choice('dateOrder', dateOrders)
    .optional()
    .meta({ description: 'What is first in dates such as `3/4/2026`, where the file does not show it.' }),
})

/** Which store an advertiser of the source is. */
export const shopMappingSchema = z.object(
  {
    key: z
      .string({ error: ({ input }) => (isMissing(input) ? 'A shop is required.' : 'Shop must be text.') })
      .min(1, 'A shop is required.')
      .max(bounds.title),
    storeId: requiredId('A store is required.'),
  },
  objectError,
)

export const applySchema = z.object({ confirmEnding: flag('confirmEnding').optional() }, objectError)

/** Which rows of an import staff read. */
export const importRowsSchema = z.object({
  state: choice('state', rowStates).optional().meta({ description: 'All rows without it.' }),
})

export type Import = z.infer<typeof importSchema>
export type ImportRow = z.infer<typeof importRowSchema>
export type ImportForm = z.infer<typeof importFormSchema>
export type FeedSource = z.infer<typeof feedSourceSchema>
