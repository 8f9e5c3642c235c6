import * as z from 'zod'
import type { ErrorCode } from '../errors'
import type { LimitedRoute } from '../limits'
import { pageRequestSchema } from '../paging'
import { bodySizes } from '../request-size'
import { type Role, staffRoles } from '../roles'
import { slugLength, slugOf } from '../slug'
import type { NamesIn } from './path'

/** All that there is to say of an endpoint of the API. Gateway, handlers, client, document and tests read it here. */
export interface Endpoint {
  /** Who may call it: anyone, or a signed-in user with one of these roles (product.md, section 6). */
  access: 'anyone' | readonly Role[]
  /** The Lambda function that answers it. */
  servedBy: 'site' | 'admin'
  /** What it does, in one line. */
  summary: string
  /** What its schemas don't say. */
  description?: string
  /** The names in its path. What can't be one is not there: 404 with the schema's message. */
  params?: z.ZodObject
  /** Its query string. Nothing else of one counts, for the caches as for the function. */
  query?: z.ZodObject
  /** Its body, as JSON, as a multipart form, or as either of them. */
  json?: z.ZodType
  form?: z.ZodObject
  /** Bytes that its body may have. @default 256 KB */
  largestBody?: number
  /** Visitors' calls are counted under its key (domain/limits.ts), before the body is read. */
  limited?: true
  /** The status of its success where it creates something; else 200, or 204 where the answer is nothing. */
  status?: 201
  answer: z.ZodType
  /** Its function answers with a page, which is sent with a Link to the next one. */
  paged?: true
  /** Its function also answers with cookies. */
  setsCookies?: true
  /** How it may refuse, beside what follows from its access, its path and its body. */
  refusals?: readonly ErrorCode[]
}

/** An endpoint whose parameters are the names in its path, and which has limits where it is limited. */
type Row<Key> = Endpoint &
  ([NamesIn<Key>] extends [never]
    ? { params?: never }
    : { params: z.ZodObject<{ [Name in NamesIn<Key>]: z.ZodType }> }) &
  (Key extends LimitedRoute ? unknown : { limited?: never })

/** Endpoints by their keys, checked against these. */
export function endpoints<const Rows extends { [Key in keyof Rows]: Row<Key> }>(rows: Rows): Rows {
  return rows
}

export const forVisitors = { access: 'anyone', servedBy: 'site' } as const

/** To tighten a permission, put in the place of `access` on an endpoint's row the roles that keep it. */
export const forStaff = { access: staffRoles, servedBy: 'admin' } as const

/** Bytes that the body of an endpoint may have. */
export function bodySizeOf({ largestBody = bodySizes.texts }: Endpoint): number {
  return largestBody
}

/** The answer of a success that says nothing: 204. */
export const nothing = z.undefined()

/** The id in a path. Says of what can't be one that there is no such thing. */
export function idOf(thing: string) {
  return z.object({ id: z.ulid(`There is no such ${thing}.`) })
}

/** The slug in a path; empty, which none is, for what is too long to be one, however it is written. */
export const slugInPath = z.object({
  slug: z.string().transform((slug) => (slug.length > 4 * slugLength ? '' : slugOf(slug))),
})

/** A write over an item that is there, as far as all of them are alike. */
export const changing = {
  description: 'What is not named stays. With If-Match only while it is at that version.',
  refusals: ['not_found', 'changed'],
} as const satisfies Partial<Endpoint>

export const deleting = {
  description: 'With If-Match only while it is at that version.',
  refusals: ['not_found', 'changed'],
  answer: nothing,
} as const satisfies Partial<Endpoint>

/** A list that is read in pages (docs/api.md). */
export const paged = { query: pageRequestSchema, paged: true } as const satisfies Partial<Endpoint>
