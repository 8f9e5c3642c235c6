import { ulid } from 'ulid'
import type { Upload } from '#domain/api/form'
import { dateOrderIn } from '#domain/import/date-order'
import type { DateOrder } from '#domain/import/feed-values'
import { formatOf } from '#domain/import/feed-formats'
import { recordsIn } from '#domain/import/feed-records'
import { feedText } from '#domain/import/feed-text'
import { type Import, type ImportForm, importTimes } from '#domain/import/import'
import { createOnce, rememberCreated } from '#table/idempotency'
import { putNew, transact } from '#table/write'
import { importKeys, noRows, readImport, type StoredImport, toImport } from './import'
import { planFeed } from './plan-feed'
import type { Context } from './plan-row'
import { rememberSource, sourceOf } from './sources'

/** Stores what the file would change. Rows are written first, so an import that was cut off is none. */
export function checkFeed({ file, ...form }: ImportForm, context: Context): Promise<Import> {
  return createOnce(
    async () => checkFile(file, await sourceOf(form, context.now), context, form.dateOrder),
    async (id) => toImport(await readImport(id)),
  )
}

const mostColumns = 200

/**
 * Stores nothing of a file that nobody can read yet. `dateOrder` is what staff say of this file. Throws
 * `invalid`.
 */
export async function checkFile(
  file: Upload,
  { before, source: remembered }: Awaited<ReturnType<typeof sourceOf>>,
  context: Context,
  dateOrder?: DateOrder,
): Promise<Import> {
  const { now } = context
  const feed = recordsIn(feedText(file.bytes))
  const format = formatOf(feed, remembered.name, remembered.mapping ?? {})
  const proved = format ? dateOrderIn(feed.records, format) : {}
  const order = dateOrder ?? proved.order ?? remembered.dateOrder
  const source = { ...remembered, ...(order && { dateOrder: order }) }
  const openDate = order ? undefined : proved.open
  const _id = ulid(now.getTime())
  const head: StoredImport = {
    ...importKeys(_id),
    _id,
    fileName: file.name.slice(0, 200),
    source: source.name,
    isFull: source.isFull,
    timeZone: source.timeZone,
    format: format?.name ?? null,
    network: format?.network ?? source.name,
    columns: feed.columns.slice(0, mostColumns).map((name) => name.slice(0, 200)),
    dateOrder: order ?? null,
    state: 'unmapped',
    counts: noRows,
    known: 0,
    shops: [],
    done: 0,
    failed: 0,
    skipped: [],
    createdAt: now.toISOString(),
    undoableUntil: null,
    version: 1,
    expiresAt: Math.ceil(now.getTime() / 1000) + importTimes.keptDays * 86_400,
  }
  if (!format || openDate !== undefined) return toImport({ ...head, openDate })
  const checked = { ...head, state: 'checked', ...(await planFeed(head, { feed, format, source }, context)) }
  await transact([putNew(checked), ...rememberSource({ before, source }), ...rememberCreated(_id, now)])
  return toImport(checked)
}
