import { AppError } from '#domain/http/errors'
import { importTimes, mostSkipped, needsConfirmation, writtenStates } from '#domain/import/import'
import { hour } from '#domain/time/lengths'
import { changeInBulk, createInBulk } from '#functions/coupon/bulk/change-in-bulk'
import { toAppError } from '#functions/http/faults'
import { inBatches } from '#table/in-batches'
import { getItem } from '#table/read'
import { transact } from '#table/write'
import { changeImport, type StoredImport } from './import'
import { keyOfOffer } from './keys'
import { writeOffer } from './known-offer'
import { readRows, type StoredRow } from './rows'

/** The rows that a call handles. */
export const sliceSize = 100

/** May be repeated: a row is written once. Throws `not_found`, `conflict`. */
export async function applyImport(
  id: string,
  { confirmEnding = false }: { confirmEnding?: boolean | undefined },
  now: Date,
): Promise<StoredImport> {
  // Said before the first row is written: what is half-written must not be discarded.
  const begun = await changeImport(id, ({ state, counts: { ended }, known }) => {
    if (state === 'applied' || state === 'applying') return {}
    if (state !== 'checked') throw new AppError('conflict', 'This import cannot be applied any more.')
    if (!confirmEnding && needsConfirmation({ ended, known })) {
      throw new AppError('conflict', `It would end ${ended} of ${known} offers. Please confirm that.`)
    }
    const undoableUntil = new Date(now.getTime() + importTimes.undoHours * hour).toISOString()
    return { state: 'applying', undoableUntil }
  })
  if (begun.state === 'applied') return begun
  const { position } = begun
  const rows = await readRows(id, sliceSize, { after: position })
  const written = rows.filter((row) => writtenStates.includes(row.state))
  const skipped = (await inBatches(lanesOf(written), (lane) => applyLane(lane, begun, now))).flat()
  return changeImport(id, (latest) => {
    // Another call was faster.
    if (latest.state !== 'applying' || latest.position !== position) return {}
    return {
      state: rows.length < sliceSize ? 'applied' : 'applying',
      position: rows.at(-1)?.sk ?? position,
      done: latest.done + written.length,
      failed: latest.failed + skipped.length,
      skipped: [...latest.skipped, ...skipped].slice(0, mostSkipped),
    }
  })
}

/** Transactions of one store would meet at it, so they follow each other. */
function lanesOf(rows: readonly StoredRow[]): StoredRow[][] {
  const lanes = new Map<string, StoredRow[]>()
  for (const row of rows) lanes.set(row.storeId ?? '', [...(lanes.get(row.storeId ?? '') ?? []), row])
  return [...lanes.values()]
}

type Skipped = StoredImport['skipped']

async function applyLane(rows: readonly StoredRow[], of: StoredImport, now: Date): Promise<Skipped> {
  const skipped: Skipped = []
  for (const row of rows) skipped.push(...(await applyRow(row, of, now)))
  return skipped
}

/** Itself if it is refused. It is not tried again. */
async function applyRow(row: StoredRow, of: StoredImport, now: Date): Promise<Skipped> {
  try {
    await writeRow(row, of, now)
    return []
  } catch (error) {
    const { status, code, message } = toAppError(error)
    if (status >= 500 || code === 'too_many') throw error
    const offer = await getItem(keyOfOffer(of.network, row.externalId ?? ''), { consistent: true })
    // A call that was cut off, or runs at the same time, has written it.
    if (offer?.['importId'] === of._id) return []
    const text = code === 'changed' ? 'Someone has edited it since the dry run.' : message
    return [{ couponId: row.couponId ?? null, title: row.title, message: text }]
  }
}

async function writeRow(row: StoredRow, of: StoredImport, now: Date): Promise<void> {
  const { _id: bulkId, network, source } = of
  const { couponId, version, edit = {}, known, fields, externalId = '', shop, hash = '', storeId } = row
  if (!fields) throw new Error(`${row.sk} has no plan.`)
  const offer = { ...known, network, externalId, source, shop, fields, hash, importId: bulkId }
  const besideOf = (coupon: { _id: string }) => writeOffer(known, { ...offer, couponId: coupon._id })
  if (couponId === undefined || version === undefined) {
    const form = { ...fields, storeId: storeId ?? '', source: `feed:${source}` }
    return void (await createInBulk(form, { bulkId, besideOf }, now))
  }
  const beside = besideOf({ _id: couponId })
  const written =
    Object.keys(edit).length > 0 &&
    (await changeInBulk(couponId, { bulkId, versions: [version], edit: () => edit, beside }, now))
  // Nothing of the coupon changes, but what the feed says now is remembered.
  if (!written || written.version === version) await transact([beside.write])
}
