import { ulid } from 'ulid'
import { mostWaiting } from '#domain/api/stats'
import { AppError, invalidField } from '#domain/http/errors'
import type { Page, PageRequest } from '#domain/http/paging'
import {
  type Receipt,
  receiptSchema,
  type Report,
  type ReportDecision,
  type ReportForm,
  reportSchema,
  type ReportState,
} from '#domain/report/report'
import { kindsFor, maxReportDecisions, reportLifetime, type ReportSubject } from '#domain/report/report-kinds'
import { expiryAtEndOfDay, utcDayOf } from '#domain/time/utc-day'
import { isHidden } from '#table/hidden'
import type { List } from '#table/cursor'
import { type Item, indexKeysAt } from '#table/keys'
import { getItem, getItems, queryItems, readPage } from '#table/read'
import { select } from '#table/select'
import { retry } from '#table/retry'
import { replace, rewrite, type Versions } from '#table/rewrite'
import { put, putNew, transact, writeTo } from '#table/write'
import { keyOfReceipt, keyOfReport, keyOfReported, keyOfSubject } from './keys'
import { staffAt } from '#functions/entity/read-context'
import { withStores } from '#functions/store/references'
import { eraseRemoved, findSubject, noSubject, requireOutcome, requireSubject } from './report-subject'
import { toStaffReview } from '#functions/review/review'
import { toCouponFor } from '#functions/coupon/coupon-answer'

/** The receipt is an item of its own, so that visitors' functions need not read addresses and texts. */
interface StoredReport extends Omit<Report, 'review' | 'coupon'> {
  subjectId: string
}

const missing = () => new AppError('not_found', 'There is no such report.')
const replaced = () => new AppError('conflict', 'Somebody has decided about this report again.')

interface Sender {
  /** @default a new one */
  id?: string
  /** A pseudonym of the day of sender and content. */
  pseudonym?: string
}

/** The same report on a day (UTC) gets the same receipt. Throws `invalid` unless visitors see its subject. */
export async function createReport(
  form: ReportForm,
  now: Date,
  { id, pseudonym }: Sender = {},
): Promise<Receipt> {
  const report = newReport(form, now, id)
  const receipt = await newReceipt(report, now)
  const mark = pseudonym === undefined ? undefined : markOf(report, pseudonym, now)
  return retry({ attempts: 2, isTransient: (error) => error === sentTwice }, async () => {
    const earlier = mark && (await getItem({ pk: mark.pk, sk: mark.sk }, { consistent: true }))
    if (earlier) return getReceipt(String(earlier.receiptId), now)
    const items = itemsOf(report).map((item) => putNew(item))
    await transact([...items, ...(mark ? [putNew(mark, sentTwice)] : []), requireSubject(report)])
    return receipt
  })
}

/** Thrown if the same report is sent twice at once. */
const sentTwice = new AppError('conflict', 'This was reported already.')

/** That the sender has reported the subject today. */
function markOf({ _id, subjectId }: StoredReport, pseudonym: string, now: Date): Item {
  const key = keyOfReported(subjectId, utcDayOf(now), pseudonym)
  return { ...key, receiptId: _id, expiresAt: expiryAtEndOfDay(now) }
}

export function reportItems(form: ReportForm, now: Date): [Item, Item] {
  return itemsOf(newReport(form, now))
}

/** What a bot gets. Throws as createReport does. */
export async function decoyReport(form: ReportForm, now: Date): Promise<Receipt> {
  return newReceipt(newReport(form, now), now)
}

async function newReceipt(report: StoredReport, now: Date): Promise<Receipt> {
  const subject = await findSubject(report, now)
  if (!subject) throw noSubject(report.about)
  return select({ ...report, subject }, receiptSchema)
}

function newReport(form: ReportForm, now: Date, id = ulid(now.getTime())): StoredReport {
  const { review, coupon, kind, text, email } = form
  const subjectId = review ?? coupon
  if (subjectId === undefined) throw unclear('A review or an offer is required.')
  if (review !== undefined && coupon !== undefined)
    throw unclear('A report is about one review or one offer.')
  const about = review === undefined ? 'coupon' : 'review'
  if (!kindsFor(about).includes(kind))
    throw invalidField('kind', 'Only an offer can be reported as not working.')
  const createdAt = now.toISOString()
  const decided = { decision: null, decisions: [], notified: null, version: 1 }
  return { _id: id, about, subjectId, kind, text, email, createdAt, ...decided }
}

function unclear(message: string): AppError {
  return new AppError('invalid', message, { fields: { review: message, coupon: message } })
}

function itemsOf(report: StoredReport): [Item, Item] {
  const { subject: _, ...receipt } = select({ ...report, subject: null }, receiptSchema)
  const { _id, subjectId } = report
  return [withKeysOfReport(report), { ...receipt, subjectId, ...keyOfReceipt(_id), expiresAt: endOf(report) }]
}

function reportsIn(state: ReportState): List {
  return { index: 'byStatus', partition: `REPORT#${state.toUpperCase()}`, descending: true }
}

export const reportsWaiting = {
  reports: async () => (await queryItems(reportsIn('open'), mostWaiting)).length,
}

function withKeysOfReport<Stored extends Pick<StoredReport, '_id' | 'createdAt' | 'decision'>>(
  item: Stored,
): Stored & Item {
  const indexKeys = indexKeysAt(reportsIn(item.decision ? 'decided' : 'open'), item._id)
  return { ...item, ...keyOfReport(item._id), ...indexKeys, expiresAt: endOf(item) }
}

export const reportKeys = { REPORT: withKeysOfReport }

function endOf({ createdAt }: Pick<StoredReport, 'createdAt'>): number {
  return Math.ceil((Date.parse(createdAt) + reportLifetime) / 1000)
}

/** Read consistently, right after the report. Throws `not_found`. */
export async function getReceipt(id: string, now: Date): Promise<Receipt> {
  const item = await getItem(keyOfReceipt(id), { consistent: true })
  if (!item) throw missing()
  const subject = await findSubject(item as Item & Pick<StoredReport, 'about' | 'subjectId'>, now)
  return select({ ...item, subject: subject ?? null }, receiptSchema)
}

export async function listReports(state: ReportState, page: PageRequest, now: Date): Promise<Page<Report>> {
  return readPage(reportsIn(state), page, (items) => withSubjects(items, now))
}

/** The last decision may be repeated. Throws `not_found`, `changed`; `invalid` if visitors still see it. */
export async function decideReport(
  id: string,
  { outcome, reason, by, versions }: ReportDecision & { by: string; versions?: Versions },
  now: Date,
): Promise<Report> {
  const target = { key: keyOfReport(id), versions, missing: missing() }
  const report = await rewrite(target, async (before) => {
    const { version, decisions, decision: last } = before as Item & StoredReport
    if (last?.outcome === outcome && last.reason === reason) return { writes: [], result: before }
    if (decisions.length === maxReportDecisions)
      throw invalidField('outcome', `A report can be decided ${maxReportDecisions} times.`)
    const decision = { outcome, reason, at: now.toISOString(), by }
    const decided = { decision, decisions: [...decisions, decision], notified: null }
    const after = { ...before, ...decided, version: version + 1 }
    const [item, receipt] = itemsOf(after as Item & StoredReport)
    const decidedReport = after as Item & StoredReport
    const erased = await eraseRemoved(outcome, decidedReport, now)
    const stands = requireOutcome(outcome, decidedReport)
    return { writes: [...stands, replace(before, item), put(receipt), ...erased], result: item }
  })
  const [decided] = await withSubjects([report], now)
  return decided as Report
}

/** A third round trip, because visitors' functions, which store reports, may not read a review's store. */
async function withSubjects(items: Item[], now: Date): Promise<Report[]> {
  const keys = items.map(({ about, subjectId }) => keyOfSubject(about as ReportSubject, subjectId as string))
  const found = (await getItems(keys)).filter((item) => !isHidden(item))
  const subjects = await withStores(found, (item, store, storeItem) => ({ item, store, storeItem }))
  const byId = new Map(subjects.map((subject) => [subject.item._id as string, subject]))
  return items.map((item) => {
    const subject = byId.get(item.subjectId as string)
    const review = subject && item.about === 'review' ? toStaffReview(subject.item, subject.store) : null
    const coupon =
      subject && item.about === 'coupon'
        ? toCouponFor(staffAt(now))(subject.item, subject.store, subject.storeItem)
        : null
    const notified = item.notified ?? null
    return select({ ...item, notified, review, coupon }, reportSchema)
  })
}

/** Throws `not_found`. */
export async function getReport(id: string, now: Date): Promise<Report> {
  const item = await getItem(keyOfReport(id), { consistent: true })
  if (!item) throw missing()
  const [report] = await withSubjects([item], now)
  return report as Report
}

/** Stores whether the decision was mailed. Throws if it was replaced meanwhile: the new one has its own. */
export async function recordDecisionMail(
  { _id, decision }: Pick<Report, '_id' | 'decision'>,
  notified: Report['notified'],
): Promise<void> {
  await transact([
    writeTo('Update', keyOfReport(_id), {
      UpdateExpression: 'SET notified = :notified',
      ConditionExpression: 'decision.#at = :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':notified': notified, ':at': decision?.at },
      refusal: replaced(),
    }),
  ])
}

export async function forgetReporter(id: string): Promise<void> {
  await transact([
    writeTo('Update', keyOfReport(id), {
      UpdateExpression: 'SET email = :none',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':none': null },
      refusal: missing(),
    }),
  ])
}
