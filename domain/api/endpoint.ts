import * as z from 'zod'
import type { ErrorCode } from '../http/errors'
import type { LimitedRoute } from './limits'
import { pageRequestSchema } from '../http/paging'
import { bodySizes } from '../http/request-size'
import { type Role, staffRoles } from '../user/roles'
import { slugLength, slugOf } from '../text/slug'
import type { NamesIn } from './path'

/** What gateway, handlers, client, OpenAPI and tests know of an endpoint. */
export interface Endpoint {
  /** Who may call it: anyone, or a signed-in user with one of these roles (product.md, section 6). */
  access: 'anyone' | readonly Role[]
  servedBy: 'site' | 'admin'
  summary: string
  /** Rules that its schemas cannot state. */
  description?: string
  /** The names in its path. A value that fails the schema is answered with 404 and the schema's message. */
  params?: z.ZodObject
  /** Its query string. All other parameters are ignored, by the caches and by the function. */
  query?: z.ZodObject
  /** Its body, as JSON, as a multipart form, or as either of them. */
  json?: z.ZodType
  form?: z.ZodObject
  /** The largest body, in bytes. @default 256 KB */
  largestBody?: number
  /** Visitors' calls are counted under its key (domain/api/limits.ts) before the body is read. */
  limited?: true
  /** A metric counts its refusals, for an alarm. */
  countsRefusals?: true
  /** Refused if a page of another site made the browser send it. */
  sameOrigin?: true
  /** The status of a success that creates something. Otherwise 200, or 204 for an empty answer. */
  status?: 201
  answer: z.ZodType
  /** Its function returns a page. The answer has a Link to the next page. */
  paged?: true
  /** Anyone may read it, and staff get more. So their session is checked as on calls of staff. */
  staffSeeMore?: boolean
  /** Its function also returns cookies. */
  setsCookies?: true
  /** Staff create something by it too, and may send it again with the same Idempotency-Key. */
  createdByStaff?: true
  /** Refusals beyond those that follow from its method, access, path and body: a {name} may be unknown. */
  refusals?: readonly ErrorCode[]
}

/** The type of a row: its parameters are the names in its path, and it has limits if it is `limited`. */
type Row<Key> = Endpoint &
  ([NamesIn<Key>] extends [never]
    ? { params?: never }
    : { params: z.ZodObject<{ [Name in NamesIn<Key>]: z.ZodType }> }) &
  (Key extends LimitedRoute ? unknown : { limited?: never })

/** Endpoints by key. The compiler checks each row against its key. */
export function endpoints<const Rows extends { [Key in keyof Rows]: Row<Key> }>(rows: Rows): Rows {
  return rows
}

export const forVisitors = { access: 'anyone', servedBy: 'site' } as const

/** To restrict a permission, replace `access` in an endpoint's row with the roles that keep it. */
export const forStaff = { access: staffRoles, servedBy: 'admin' } as const

/** Whether visitors may write with it. No token identifies their requests. */
export function isVisitorsWrite(key: string, { access }: Endpoint): boolean {
  return access === 'anyone' && !key.startsWith('GET ')
}

/** Whether staff create something by it, so that it may be sent again with the same Idempotency-Key. */
export function takesIdempotencyKey({ access, status, createdByStaff }: Endpoint): boolean {
  return status === 201 && (access !== 'anyone' || createdByStaff === true)
}

/** The largest body of an endpoint, in bytes. */
export function bodySizeOf({ largestBody = bodySizes.texts }: Endpoint): number {
  return largestBody
}

/** An empty answer: 204. */
export const noContent = z.undefined()

/** The id in a path, in either case. A malformed id is answered like an unknown one. */
export function idOf(thing: string) {
  return z.object({ id: z.ulid(`There is no such ${thing}.`).toUpperCase() })
}

/** The slug in a path. A slug that is too long becomes '', which no item has. */
export const slugInPath = z.object({
  slug: z.string().transform((slug) => (slug.length > 4 * slugLength ? '' : slugOf(slug))),
})

export const creating = { ...forStaff, status: 201 } as const satisfies Partial<Endpoint>

export const changing = {
  ...forStaff,
  description: 'What is not named stays. With If-Match only while it is at that version.',
  refusals: ['changed'],
} as const satisfies Partial<Endpoint>

export const deleting = {
  ...forStaff,
  description: 'With If-Match only while it is at that version.',
  refusals: ['changed'],
  answer: noContent,
} as const satisfies Partial<Endpoint>

/** A list that is read in pages (docs/api.md). */
export const paged = { query: pageRequestSchema, paged: true } as const satisfies Partial<Endpoint>

export function listSchema<Schema extends z.ZodType>(item: Schema) {
  return { ...paged, answer: z.array(item) }
}

/** A single item. */
export function oneOf<Params extends z.ZodObject, Schema extends z.ZodType>(params: Params, answer: Schema) {
  return { params, answer }
}
