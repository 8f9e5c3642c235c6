import { type Role, staffRoles } from './roles'

export interface Route {
  /** Who may call it: anyone, or a signed-in user with one of these roles (product.md, section 6). */
  access: 'anyone' | readonly Role[]
  /** The Lambda function that answers it. */
  servedBy: 'site' | 'admin'
  /** The parameters of its query; nothing else of one counts, for the cache as for the function. */
  query?: readonly string[]
}

const visitors = { access: 'anyone', servedBy: 'site' } as const satisfies Route
const paged = { query: ['cursor', 'limit'] } as const
const staff = { access: staffRoles, servedBy: 'admin' } as const satisfies Route

/**
 * Every endpoint of the API, and who may call it: the calls as ordered, then those that were added
 * (product.md, section 7). The gateway, the handlers, the client and the tests all read this list; there is
 * no other. To tighten a permission, replace `staff` on its row by the roles that keep it.
 */
export const routes = {
  'GET /stores': { ...visitors, query: ['cursor', 'limit', 'sort'] },
  'GET /stores/topStores': visitors,
  'GET /stores/slug/{slug}': visitors,
  'GET /stores/search/{term}': { ...visitors, query: ['limit'] },
  'GET /stores/coupons/{storeId}': { ...visitors, ...paged },
  'POST /stores/create': staff,
  'PUT /stores/by-id/{id}': staff,
  'DELETE /stores/by-id/{id}': staff,

  'GET /coupons': { ...visitors, ...paged },
  'GET /coupons/{id}': visitors,
  'POST /coupons/create': staff,
  'PUT /coupons/{id}': staff,
  'DELETE /coupons/{id}': staff,

  'GET /categories': { ...visitors, ...paged },
  'GET /categories/top': { ...visitors, ...paged },
  'GET /categories/slug/{slug}': { ...visitors, ...paged },
  'POST /categories': staff,
  'PUT /categories/{id}': staff,
  'PATCH /categories/{id}/make-top': staff,
  'PATCH /categories/{id}/remove-top': staff,
  'DELETE /categories/{id}': staff,

  'GET /reviews': { ...staff, ...paged },
  'GET /reviews/pending': { ...staff, ...paged },
  'GET /reviews/approved': { ...visitors, query: ['cursor', 'limit', 'sort', 'storeId'] },
  'POST /reviews/create': visitors,
  'PUT /reviews/{id}': staff,
  'DELETE /reviews/{id}': staff,
  'PATCH /reviews/by-id/{id}/approve': staff,

  'GET /blogs': { ...visitors, ...paged },
  'POST /blogs/create': staff,

  'POST /users/register': staff,
  'POST /users/login': visitors,
  'GET /users/': { ...staff, ...paged },
  'PATCH /users/{id}': staff,
  'DELETE /users/{id}': staff,

  // Added: a session lives 15 minutes and is renewed from its cookie; the dashboard's totals in one read.
  'POST /users/refresh': visitors,
  'POST /users/logout': visitors,
  'GET /stats': staff,
  // Added: a new password for who has forgotten theirs, by a code that is mailed to them.
  'POST /users/forgotten-password': visitors,
  'POST /users/reset-password': visitors,
  // Added: one's own password, and codes of an authenticator app beside it.
  'POST /users/password': staff,
  'POST /users/second-step': staff,
  'POST /users/second-step/on': staff,
  'POST /users/second-step/off': staff,
  // Added: what the page calls 'N today users', and what the Reach Us form sends.
  'POST /coupons/{id}/views': visitors,
  'GET /coupons/mostViewed': staff,
  'POST /messages': visitors,
  'GET /messages': { ...staff, ...paged },
  'DELETE /messages/{id}': staff,
  // Added: a review as it is now, for who finds that it has changed while they edited it.
  'GET /reviews/{id}': staff,
  // Added: a visitor's picture, which nobody else sees before its review is approved.
  'GET /reviews/{id}/picture': staff,
  // Added: takes the deletion of a store back, for a while, and lists those that can be.
  'GET /stores/deleted': { ...staff, ...paged },
  'POST /stores/by-id/{id}/restore': staff,
  // Added: the blog that a reading page shows.
  'GET /blogs/{id}': visitors,
  // Added: the store that a form of staff goes on with, whatever its slug has become.
  'GET /stores/by-id/{id}': visitors,
  // Added: this table and the schemas, as an OpenAPI document.
  'GET /openapi.json': visitors,
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Route>

export type RouteKey = keyof typeof routes

/** The names in braces of a route, as an object of texts. */
export type PathParams<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? { [name in Name | keyof PathParams<Rest>]: string }
  : Record<never, string>

/** The path of a route with its names filled in, each percent-encoded: `/stores/slug/h%26m`. */
export function pathOf(key: RouteKey, params: Record<string, string>): string {
  const path = key.slice(key.indexOf(' ') + 1)
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
