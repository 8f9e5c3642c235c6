import { type RouteKey, routeKeys } from '#domain/api/api'
import { addressAt, type PathName } from '../../src/lib/site-pages'
import { callApi } from './api'
import { operationOf } from './conformance'
import { type Made, validRequests } from './valid-request'

/** The routes that the document describes. */
export const describedRoutes = routeKeys

/** What creates something, in the order in which one refers to another. */
const creations = describedRoutes
  .filter((key) => key.startsWith('POST ') && '201' in operationOf(key).responses)
  .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))

/** Creates one of each thing, or of some groups, through the API, as the document says that it takes them. */
export async function makeContent(token: string, groups?: readonly string[]): Promise<Made> {
  const made: Made = {}
  for (const key of creations) {
    if (groups?.includes(groupOf(key)) ?? true) made[groupOf(key)] = await create(key, token, made)
  }
  return made
}

/** The groups of the things that a route is about, and of those that they belong to. */
export function groupsOf(key: RouteKey): string[] {
  const group = groupOf(key)
  return [...(parents[group] ?? []), group]
}

const parents: Record<string, string[]> = {
  stores: ['categories'],
  coupons: ['categories', 'stores'],
  reviews: ['categories', 'stores'],
}

/** Creates another one of a group: 'stores'. */
export async function makeOne(group: string, token: string, made: Made): Promise<Made[string]> {
  const key = creations.find((each) => groupOf(each) === group)
  if (!key) throw new Error(`Nothing creates ${group}.`)
  return create(key, token, made)
}

/** The address at which a route of the site shows this content; '*' is an address with nothing. */
export function addressOf(route: string, made: Made): string {
  const names: Record<PathName, string> = {
    categorySlug: made['categories']?.slug ?? '',
    storeSlug: made['stores']?.slug ?? '',
    blogId: made['blogs']?._id ?? '',
  }
  return route === '*' ? '/no-such-page' : addressAt(route, names)
}

async function create(key: RouteKey, token: string, made: Made): Promise<Made[string]> {
  const [request] = validRequests(key, made)
  const { status, body } = await callApi(key, { ...request, token })
  if (status !== 201) throw new Error(`${key} answers ${status}: ${JSON.stringify(body)}`)
  return body
}

function groupOf(key: RouteKey): string {
  return operationOf(key).tags[0] ?? ''
}

function rank(key: RouteKey): number {
  const at = ['categories', 'stores'].indexOf(groupOf(key))
  return at === -1 ? Infinity : at
}
