import type { RouteKey } from '#domain/api/api'
import type { Item } from '#table/keys'
import type { callApi } from '../support/api'
import type { RequestParts } from '../support/event'
import type { CreatedIds } from '../support/valid-request'
import { clickWrites } from './click/requests'
import { signalParts, signalWrites } from './proof/requests'
import { decisionOfStored, ownReportRequests, reportParts, reportWrites } from './report/requests'

/** What a visitor may write in the same words as a neighbour: nobody's is lost. */
export interface WrittenText {
  json: (text: string, coupon: string) => object
  /** The list in which staff read the texts. */
  list: RouteKey
}

type OfRoutes<Part> = Partial<Record<RouteKey, Part>>

/** The calls by which visitors write, all from our own pages alone. */
export const visitorWrites: OfRoutes<{ written?: WrittenText }> = {
  ...clickWrites,
  ...signalWrites,
  ...reportWrites,
}

/** What valid requests need beyond what their schemas describe. */
export const extraRequestParts: OfRoutes<(created: CreatedIds) => RequestParts> = {
  ...signalParts,
  ...reportParts,
}

type PreparedRequest = (call: typeof callApi, created: CreatedIds, token: string) => Promise<RequestParts>

/** Requests about something in a state that no other request brings about. */
export const preparedRequests: OfRoutes<PreparedRequest> = {
  ...ownReportRequests,
}

interface StoredChange {
  /** The item that staff change: the first with this sort key. */
  sk: string
  isIt: (item: Item) => boolean
  json: object
}

/** What staff change of items that an earlier release has stored. */
export const staffChangesOfOldItems: OfRoutes<StoredChange> = { ...decisionOfStored }
