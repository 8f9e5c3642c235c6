import { describeApi } from '#domain/api/openapi'
import { passEdge } from './at-edge'
import { matchRoute } from './route-match'

/**
 * Everything in the gateway that follows from the endpoints' rows. In development it is loaded again when a
 * row changes, so that a new route works without a restart.
 */
export const rules = { describeApi, matchRoute, passEdge }

export type Rules = typeof rules
