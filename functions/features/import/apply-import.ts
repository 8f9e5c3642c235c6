import { AppError } from '#domain/http/errors'
import { type Import, importTimes, needsConfirmation, writtenStates } from '#domain/import/import'
import type { OfferFields } from '#domain/import/read-offers'
import { changeInBulk, createInBulk } from '#functions/coupon/bulk/change-in-bulk'
import type { CouponEdit } from '#functions/coupon/coupon'
import { toAppError } from '#functions/http/faults'
import { inBatches } from '#table/in-batches'
import { transact, type Write } from '#table/write'
import { readImport, saveImport, type StoredImport, toImport } from './import'
import { type KnownOffer, type Offer, writeOffer } from './known-offer'
import { handledBefore, readRows, type StoredRow, writeOnce, writeOutcome } from './rows'
import { hour } from '#domain/time/lengths'

/** The rows that a call handles. */
export const sliceSize = 100

/** May be repeated: a row is written once. Throws `not_found`, `conflict`. */
export async function applyImport(
  id: string,
  { confirmEnding = false }: { confirmEnding?: boolean | undefined },
  now: Date,
): Promise<Import> {
  const before = await readImport(id)
  const { state, counts, known } = before
  if (state === 'applied') return toImport(before)
  if (state !== 'checked' && state !== 'applying') {
    throw new AppError('conflict', 'This import cannot be applied any more.')
  }
  if (!confirmEnding && needsConfirmation({ ended: counts.ended, known })) {
    throw new AppError('conflict', `It would end ${counts.ended} of ${known} offers. Please confirm that.`)
  }
  const current = await begun(before, now)
  if (current.state !== 'applying') return toImport(current)
  const rows = await readRows(id, sliceSize, { after: current.position })
  const written = rows.filter((row) => writtenStates.includes(row.state))
  const isApplied = (await inBatches(lanesOf(written), (lane) => applyLane(lane, before, now))).flat()
  return saveImport(current, {
    state: rows.length < sliceSize ? 'applied' : 'applying',
    position: rows.at(-1)?.sk ?? current.position,
    done: current.done + written.length,
    failed: current.failed + isApplied.filter((each) => !each).length,
  })
}

/** Said before the first row is written: what is half-written must not be discarded. */
async function begun(before: StoredImport, now: Date): Promise<StoredImport> {
  if (before.state === 'applying') return before
  const undoableUntil = new Date(now.getTime() + importTimes.undoHours * hour).toISOString()
  await saveImport(before, { state: 'applying', undoableUntil })
  return readImport(before._id)
}

/** Transactions of one store would meet at it, so they follow each other. */
function lanesOf(rows: readonly StoredRow[]): StoredRow[][] {
  const lanes = new Map<string, StoredRow[]>()
  for (const row of rows) lanes.set(row.storeId ?? '', [...(lanes.get(row.storeId ?? '') ?? []), row])
  return [...lanes.values()]
}

async function applyLane(rows: readonly StoredRow[], of: StoredImport, now: Date): Promise<boolean[]> {
  const results: boolean[] = []
  for (const row of rows) results.push(await applyRow(row, of, now))
  return results
}

/** Whether it is written. A row that is refused says why, and is not tried again. */
async function applyRow(row: StoredRow, of: StoredImport, now: Date): Promise<boolean> {
  if (row.done) return row.done.outcome === 'applied'
  try {
    await writeRow(row, of, now)
    return true
  } catch (error) {
    if (error === handledBefore) return true
    const refusal = toAppError(error)
    if (refusal.status >= 500 || refusal.code === 'too_many') throw error
    const message = refusal.code === 'changed' ? 'Someone has edited it since the dry run.' : refusal.message
    // The same row may have been written by another call, whose outcome counts.
    return !(await writeOnce([writeOutcome(row, { outcome: 'failed', message })]))
  }
}

async function writeRow(row: StoredRow, of: StoredImport, now: Date): Promise<void> {
  const { _id: bulkId } = of
  const { known, couponId, version } = row
  if (row.state === 'new') return createCoupon(row, of, now)
  if (!known || couponId === undefined || version === undefined) throw new Error(`${row.sk} has no coupon.`)
  const { edit, after } = plannedOf({ ...row, known }, of, now)
  const beside: Write[] = [writeOutcome(row, { outcome: 'applied' }), writeOffer(known, after)]
  const written =
    Object.keys(edit).length > 0 &&
    (await changeInBulk(couponId, { bulkId, versions: [version], edit: () => edit, beside }, now))
  // Nothing of the coupon changes, but what the feed says now is remembered.
  if (!written || written.version === version) await transact(beside)
}

async function createCoupon(row: StoredRow, of: StoredImport, now: Date): Promise<void> {
  const { fields, storeId } = row
  if (!fields || storeId === undefined) throw new Error(`${row.sk} has no store.`)
  const beside = ({ _id: couponId }: { _id: string }) => [
    writeOutcome(row, { outcome: 'applied', couponId }),
    writeOffer(undefined, offerOf(row, of, { couponId, fields })),
  ]
  const form = { ...fields, storeId, source: `feed:${of.source}` }
  await createInBulk(form, { bulkId: of._id, beside }, now)
}

/** What is written of the coupon, and what is known of the offer then. */
function plannedOf(
  row: StoredRow & { known: KnownOffer },
  of: StoredImport,
  now: Date,
): { edit: CouponEdit; after: Offer } {
  const { known, fields, changed = [], changes } = row
  const { couponId } = known
  if (fields) return { edit: pick(fields, changed), after: offerOf(row, of, { couponId, fields }) }
  if (changes.some(({ isKept }) => isKept)) return { edit: {}, after: { ...known, hash: '' } }
  // One that has not started yet cannot end.
  const { startsAt } = known.fields
  if (startsAt !== null && startsAt > now.toISOString()) {
    return { edit: { withdrawn: true }, after: { ...known, hash: '' } }
  }
  const end = { endsAt: now.toISOString(), endsPrecision: 'instant' as const }
  return { edit: end, after: { ...known, fields: { ...known.fields, ...end }, hash: '' } }
}

function offerOf(
  { externalId = '', shop, hash = '', known }: StoredRow,
  { network, source }: StoredImport,
  offer: Pick<Offer, 'couponId' | 'fields'>,
): Offer {
  return { ...known, network, externalId, shop, hash, source, ...offer }
}

const pick = (fields: OfferFields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as CouponEdit
