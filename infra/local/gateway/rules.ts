import { describeApi } from '#domain/api/openapi'
import { passEdge } from './at-edge'
import { matchRoute } from './route-match'

/** Loaded again in development, so that a new route works without a restart. */
export const rules = { describeApi, matchRoute, passEdge }

export type Rules = typeof rules
