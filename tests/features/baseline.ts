import type { ReadKey, RouteKey } from '#domain/api/api'
import type { RecordedRead } from '../baseline/answers'
import type { RequestParts } from '../support/event'
import { clickBaseline } from './click/baseline'
import { proofBaseline } from './proof/baseline'
import { reportBaseline } from './report/baseline'

export type Case = Pick<RecordedRead, 'params' | 'query'>
export type Cases = Partial<Record<ReadKey, Case[]>>

/** Calls a route as staff, and returns the body of its answer. */
// oxlint-disable-next-line typescript/no-explicit-any -- bodies of all kinds
export type Call = (key: RouteKey, parts?: RequestParts) => Promise<any>

/** Adds what the demo lacks about an offer, and gives the examples of reads that name something. */
type Part = (call: Call, offer: { couponId: string; storeId: string }) => Promise<Cases>

export const baselineParts: readonly Part[] = [clickBaseline, proofBaseline, reportBaseline]
