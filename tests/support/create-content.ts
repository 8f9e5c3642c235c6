import { type RouteKey, routeKeys } from '#domain/api/api'
import { addressAt } from '#domain/page/site-pages'
import { callApi } from './api'
import { operationOf } from './conformance'
import { viewerAddress } from './event'
import { fieldsSentTo, type CreatedIds, validRequests } from './valid-request'

/** The routes in the API's description. */
export const describedRoutes = routeKeys

/** The routes that create something. */
const creations = describedRoutes.filter(
  (key) => key.startsWith('POST ') && '201' in operationOf(key).responses,
)

/**
 * Creates one item of each group, or of some groups, through the API with requests made from its description.
 */
export async function createContent(token: string, groups?: readonly string[]): Promise<CreatedIds> {
  const created: CreatedIds = {}
  // What others refer to first.
  for (const key of creations.toSorted((a, b) => groupsOf(a).length - groupsOf(b).length)) {
    if (groups?.includes(groupOf(key)) ?? true) created[groupOf(key)] = await create(key, token, created)
  }
  return created
}

const shared = new Map<string, Promise<CreatedIds>>()

/** Content for valid requests to a route: what it writes is its own, all else others read too. */
export async function contentFor(key: RouteKey, token: string): Promise<CreatedIds> {
  const group = groupOf(key)
  if (key.startsWith('GET ')) return sharedContent(groupsOf(key), token)
  const parents = await sharedContent(
    groupsOf(key).filter((each) => each !== group),
    token,
  )
  const isAboutOne = key.includes('{') && creations.some((each) => groupOf(each) === group)
  return { ...parents, ...(isAboutOne && { [group]: await createOne(group, token, parents) }) }
}

/** One item of each of these groups, the same for all requests of a file that change none of them. */
export function sharedContent(groups: readonly string[], token: string): Promise<CreatedIds> {
  // Each file has another table.
  const content = `${process.env.TABLE_NAME} ${groups.join()}`
  const created = shared.get(content) ?? createContent(token, groups)
  shared.set(content, created)
  return created
}

/** The groups of a route's items, and the groups that they refer to, those first. */
export function groupsOf(key: RouteKey): string[] {
  return withParents(groupOf(key))
}

function withParents(group: string): string[] {
  const writes = describedRoutes.filter((key) => !key.startsWith('GET ') && groupOf(key) === group)
  const fields = writes.flatMap(fieldsSentTo)
  const parents = fields.flatMap(([name]) => referred[name] ?? [])
  return [...new Set([...parents.flatMap(withParents), group])]
}

/** Fields that contain an id of another group's item. */
const referred: Record<string, string> = {
  category: 'categories',
  storeId: 'stores',
  storeIds: 'stores',
  couponId: 'coupons',
  coupon: 'coupons',
}

/** Creates another item of a group: 'stores'. */
export async function createOne(
  group: string,
  token: string,
  created: CreatedIds,
): Promise<CreatedIds[string]> {
  const key = creations.find((each) => groupOf(each) === group)
  if (!key) throw new Error(`Nothing creates ${group}.`)
  return create(key, token, created)
}

/** The address at which a route of the site shows this content; '*' is an address with nothing. */
export function addressOf(route: string, created: CreatedIds): string {
  const names = Object.entries(created).flatMap(([group, { _id, slug = '' }]) => {
    const entity = group.replace(/ies$/, 'y').replace(/s$/, '')
    return [
      [`${entity}Id`, _id],
      [`${entity}Slug`, slug],
    ]
  })
  return route === '*' ? '/no-such-page' : addressAt(route, Object.fromEntries(names))
}

async function create(key: RouteKey, token: string, created: CreatedIds): Promise<CreatedIds[string]> {
  const [request] = validRequests(key, created)
  const { status, body } = await callApi(key, { ...request, token })
  if (status !== 201) throw new Error(`${key} answers ${status}: ${JSON.stringify(body)}`)
  if (groupOf(key) === 'coupons') {
    const params = { id: body._id }
    await callApi('POST /coupons/{id}/views', { params, sourceIp: viewerAddress })
    return (await callApi('GET /coupons/{id}', { params })).body
  }
  return body
}

function groupOf(key: RouteKey): string {
  return operationOf(key).tags[0] ?? ''
}
