import { ulid } from 'ulid'
import { AppError } from '#domain/errors'
import type { Page, PageRequest } from '#domain/paging'
import {
  type Receipt,
  receiptSchema,
  type Report,
  type ReportDecision,
  type ReportForm,
  reportSchema,
  type ReportState,
} from '#domain/report'
import { reportLifetime, type ReportSubject } from '#domain/report-wording'
import { tableName } from '#table/client'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItem, getItems, readPage } from '#table/read'
import { select } from '#table/select'
import { putIf, putNew, transact, type Write } from '#table/write'
import { inStatus, keyOf } from './keys'
import { withStores } from './references'
import { toStaffReview } from './review'
import { staffAt, toCouponFor } from './stored-coupon'

/**
 * A report, as it is stored. What anyone with its number may read is an item of its own, so that the
 * functions of visitors need not read addresses and texts.
 */
interface StoredReport extends Omit<Report, 'review' | 'coupon'> {
  subjectId: string
}

const missing = () => new AppError('not_found', 'There is no such report.')
const replaced = () => new AppError('conflict', 'Somebody has decided about this report again.')

/**
 * Stores a report and its receipt. Its number is random, so nobody finds another's. Throws `invalid` unless
 * it is about one review that visitors see, or one coupon.
 */
export async function createReport(form: ReportForm, now: Date, id?: string): Promise<Receipt> {
  const report = newReport(form, now, id)
  const { items, receipt } = itemsOf(report)
  await transact([...items.map((item) => putNew(item)), requireSubject(report)])
  return receipt
}

/** The items of a new report: for staff, and for who has its number. */
export function reportItems(form: ReportForm, now: Date): [Item, Item] {
  return itemsOf(newReport(form, now)).items
}

/** The answer that a bot gets in place of a stored report. */
export function decoyReport(form: ReportForm, now: Date): Receipt {
  return itemsOf(newReport(form, now)).receipt
}

function newReport(form: ReportForm, now: Date, id = ulid(now.getTime())): StoredReport {
  const { review, coupon, kind, text, email } = form
  const subjectId = review ?? coupon
  if (subjectId === undefined) throw unclear('A review or an offer is required.')
  if (review !== undefined && coupon !== undefined)
    throw unclear('A report is about one review or one offer.')
  const about = review === undefined ? 'coupon' : 'review'
  const createdAt = now.toISOString()
  return { _id: id, about, subjectId, kind, text, email, createdAt, decision: null, notified: null }
}

function unclear(message: string): AppError {
  return new AppError('invalid', message, { fields: { review: message, coupon: message } })
}

/** A condition of the transaction: visitors see the review or the coupon. */
function requireSubject({ about, subjectId }: StoredReport): Write {
  const gone = `There is no such ${about}.`
  const isShown = 'attribute_exists(pk) AND attribute_not_exists(hiddenKeys)'
  const ofReview = {
    ConditionExpression: `${isShown} AND approved = :true`,
    ExpressionAttributeValues: { ':true': true },
  }
  return {
    item: {
      ConditionCheck: {
        TableName: tableName(),
        Key: keyOf[about](subjectId),
        ...(about === 'review' ? ofReview : { ConditionExpression: isShown }),
      },
    },
    refusal: new AppError('invalid', gone, { fields: { [about]: gone } }),
  }
}

function itemsOf(report: StoredReport) {
  const { by: _, ...shown } = report.decision ?? { by: '' }
  const receipt = { ...select({ ...report }, receiptSchema), decision: report.decision && shown } as Receipt
  const items: [Item, Item] = [
    withKeysOfReport(report),
    { ...receipt, ...keyOf.receipt(report._id), expiresAt: endOf(report) },
  ]
  return { items, receipt }
}

/** A report with its keys and its expiry. */
export function withKeysOfReport<Held extends Pick<StoredReport, '_id' | 'createdAt' | 'decision'>>(
  held: Held,
): Held & Item {
  const state = held.decision ? 'decided' : 'open'
  return {
    ...held,
    ...keyOf.report(held._id),
    ...inStatus.report(state, held._id),
    expiresAt: endOf(held),
  }
}

/** In seconds since 1970. */
function endOf({ createdAt }: Pick<StoredReport, 'createdAt'>): number {
  return Math.ceil((Date.parse(createdAt) + reportLifetime) / 1000)
}

/**
 * The receipt with this number, read consistently: it is read right after the report. Throws `not_found`.
 */
export async function getReceipt(id: string): Promise<Receipt> {
  const item = await getItem(keyOf.receipt(id), { latest: true })
  if (!item) throw missing()
  return select(item, receiptSchema)
}

/** The reports of a state, the newest first, with what they are about. */
export async function listReports(state: ReportState, page: PageRequest, now: Date): Promise<Page<Report>> {
  const list = { index: 'byStatus', partition: inStatus.reports(state), descending: true } as const
  return readPage(list, page, (items) => withSubjects(items, now))
}

/** Decides about a report, and lets its receipt say so. Throws `not_found`. */
export async function decideReport(
  id: string,
  { outcome, reason, by }: ReportDecision & { by: string },
  now: Date,
): Promise<Report> {
  const before = await getItem(keyOf.report(id), { latest: true })
  if (!before) throw missing()
  const decision = { outcome, reason, at: now.toISOString(), by }
  const report = { ...before, decision, notified: null } as Item & StoredReport
  const { items } = itemsOf(report)
  await transact(items.map((item) => putIf([{ has: 'pk' }], item, missing())))
  const [decided] = await withSubjects([report], now)
  return decided as Report
}

/**
 * Reports with what they are about: the reviews and coupons in one read, their stores in another. It is the
 * only list with a third round trip: visitors' functions, which store reports, may not read a review's store.
 */
async function withSubjects(items: Item[], now: Date): Promise<Report[]> {
  const keys = items.map(({ about, subjectId }) => keyOf[about as ReportSubject](subjectId as string))
  const found = (await getItems(keys)).filter((item) => !isHidden(item))
  const subjects = await withStores(found, (item, store, counters) => ({ item, store, counters }))
  const byId = new Map(subjects.map((subject) => [subject.item._id as string, subject]))
  return items.map((item) => {
    const subject = byId.get(item.subjectId as string)
    const review = subject && item.about === 'review' ? toStaffReview(subject.item, subject.store) : null
    const coupon =
      subject && item.about === 'coupon'
        ? toCouponFor(staffAt(now))(subject.item, subject.store, subject.counters)
        : null
    return select({ ...item, notified: item.notified ?? null, review, coupon }, reportSchema)
  })
}

/** The report with this id, with what it is about. Throws `not_found`. */
export async function getReport(id: string, now: Date): Promise<Report> {
  const item = await getItem(keyOf.report(id), { latest: true })
  if (!item) throw missing()
  const [report] = await withSubjects([item], now)
  return report as Report
}

/** Records whether a decision was mailed. One that was replaced meanwhile has a mail of its own. */
export async function recordNotice(
  { _id, decision }: Pick<Report, '_id' | 'decision'>,
  notified: Report['notified'],
): Promise<void> {
  const Update = {
    TableName: tableName(),
    Key: keyOf.report(_id),
    UpdateExpression: 'SET notified = :notified',
    ConditionExpression: 'decision.#at = :at',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':notified': notified, ':at': decision?.at },
  }
  await transact([{ item: { Update }, refusal: replaced() }])
}

/** Removes the address of who has reported. */
export async function forgetReporter(id: string): Promise<void> {
  const Update = {
    TableName: tableName(),
    Key: keyOf.report(id),
    UpdateExpression: 'SET email = :none',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':none': null },
  }
  await transact([{ item: { Update }, refusal: missing() }])
}
