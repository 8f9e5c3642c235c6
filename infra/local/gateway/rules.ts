import { describeApi } from '#domain/api/openapi'
import { runEdgeFunctions } from './edge-functions'
import { matchGatewayRoute } from './route-match'

/** Loaded again in development, so that a new route works without a restart. */
export const rules = { describeApi, matchGatewayRoute, runEdgeFunctions }

export type Rules = typeof rules
