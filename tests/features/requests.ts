import type { RouteKey } from '#domain/api/api'
import type { Item } from '#table/keys'
import type { callApi } from '../support/api'
import type { RequestParts } from '../support/event'
import type { CreatedIds } from '../support/valid-request'
import { clickWrites } from './click/requests'
import { signalParts, signalWrites } from './proof/requests'
import { preparedImports } from './import/requests'
import { decisionOfStored, ownReportRequests, reportParts, reportWrites } from './report/requests'

/** A text of a visitor. Two visitors of one network may send the same text, and both are stored. */
export interface WrittenText {
  json: (text: string, coupon: string) => object
  /** The list in which staff read the texts. */
  list: RouteKey
}

type OfRoutes<Part> = Partial<Record<RouteKey, Part>>

/** Calls that visitors make to write. Each accepts only requests from our own pages. */
export const visitorWrites: OfRoutes<{ written?: WrittenText }> = {
  ...clickWrites,
  ...signalWrites,
  ...reportWrites,
}

/** Parts of valid requests that do not follow from their schemas. */
export const extraRequestParts: OfRoutes<(created: CreatedIds) => RequestParts> = {
  ...signalParts,
  ...reportParts,
}

type PreparedRequest = (call: typeof callApi, created: CreatedIds, token: string) => Promise<RequestParts>

/** Requests that first need an item in a certain state, which they prepare. */
export const preparedRequests: OfRoutes<PreparedRequest> = {
  ...ownReportRequests,
  ...preparedImports,
}

interface StoredChange {
  /** The item that staff change: the first with this sort key. */
  sk: string
  isIt: (item: Item) => boolean
  json: object
}

/** Changes by staff of items that an earlier release has stored. */
export const staffChangesOfOldItems: OfRoutes<StoredChange> = { ...decisionOfStored }
