import { type RouteKey, routeKeys } from '#domain/api/api'
import { addressAt } from '#domain/page/site-pages'
import { callApi } from './api'
import { operationOf } from './conformance'
import { lookerAddress } from './event'
import { fieldsSentTo, type Made, validRequests } from './valid-request'

/** The routes in the API's description. */
export const describedRoutes = routeKeys

/** The routes that create something. */
const creations = describedRoutes.filter(
  (key) => key.startsWith('POST ') && '201' in operationOf(key).responses,
)

/**
 * Creates one item of each group, or of some groups, through the API with requests made from its description.
 */
export async function makeContent(token: string, groups?: readonly string[]): Promise<Made> {
  const made: Made = {}
  // What others refer to first.
  for (const key of creations.toSorted((a, b) => groupsOf(a).length - groupsOf(b).length)) {
    if (groups?.includes(groupOf(key)) ?? true) made[groupOf(key)] = await create(key, token, made)
  }
  return made
}

const shared = new Map<string, Promise<Made>>()

/** Content for valid requests to a route: its own for a write, and for reads what others read too. */
export function contentFor(key: RouteKey, token: string): Promise<Made> {
  const groups = groupsOf(key)
  return key.startsWith('GET ') ? sharedContent(groups, token) : makeContent(token, groups)
}

/** One item of each of these groups, the same for all requests of a file that change none of them. */
export function sharedContent(groups: readonly string[], token: string): Promise<Made> {
  // Each file has another table.
  const content = `${process.env.TABLE_NAME} ${groups.join()}`
  const made = shared.get(content) ?? makeContent(token, groups)
  shared.set(content, made)
  return made
}

/** The groups of a route's items, and the groups that they refer to, those first. */
export function groupsOf(key: RouteKey): string[] {
  return withParents(groupOf(key))
}

function withParents(group: string): string[] {
  const posts = describedRoutes.filter((key) => key.startsWith('POST ') && groupOf(key) === group)
  const fields = posts.flatMap(fieldsSentTo)
  const parents = fields.flatMap(([name]) => referred[name] ?? [])
  return [...new Set([...parents.flatMap(withParents), group])]
}

/** The group of which a field names one. */
const referred: Record<string, string> = {
  category: 'categories',
  storeId: 'stores',
  storeIds: 'stores',
  couponId: 'coupons',
  coupon: 'coupons',
}

/** Creates another item of a group: 'stores'. */
export async function makeOne(group: string, token: string, made: Made): Promise<Made[string]> {
  const key = creations.find((each) => groupOf(each) === group)
  if (!key) throw new Error(`Nothing creates ${group}.`)
  return create(key, token, made)
}

/** The address at which a route of the site shows this content; '*' is an address with nothing. */
export function addressOf(route: string, made: Made): string {
  const names = Object.entries(made).flatMap(([group, { _id, slug = '' }]) => {
    const entity = group.replace(/ies$/, 'y').replace(/s$/, '')
    return [
      [`${entity}Id`, _id],
      [`${entity}Slug`, slug],
    ]
  })
  return route === '*' ? '/no-such-page' : addressAt(route, Object.fromEntries(names))
}

async function create(key: RouteKey, token: string, made: Made): Promise<Made[string]> {
  const [request] = validRequests(key, made)
  const { status, body } = await callApi(key, { ...request, token })
  if (status !== 201) throw new Error(`${key} answers ${status}: ${JSON.stringify(body)}`)
  if (groupOf(key) === 'coupons') {
    const params = { id: body._id }
    await callApi('POST /coupons/{id}/views', { params, sourceIp: lookerAddress })
    return (await callApi('GET /coupons/{id}', { params })).body
  }
  return body
}

function groupOf(key: RouteKey): string {
  return operationOf(key).tags[0] ?? ''
}
