import type * as z from 'zod'
import type { Answer, Api, RouteKey } from '#domain/api/api'
import type { Upload } from '#domain/api/form'
import type { Page } from '#domain/paging'
import type { TokenClaims } from '#functions/accounts/token-state'

/** Who is calling: a member of staff whose token has been verified. */
export interface Caller extends TokenClaims {
  email: string
}

/** What a multipart body carried: texts and files by field name, repeated fields in their order. */
export interface Form {
  texts: Record<string, string[]>
  files: Record<string, Upload[]>
}

/** Who calls, as far as their request tells. */
export interface Client {
  cookies: Record<string, string>
  /** What tells one client from another without a name: the address, of IPv6 its network. */
  clientAddress: string
  userAgent: string
  now: Date
}

/** A request whose path is matched and whose caller is identified, as it came in: nothing of it is parsed. */
export interface Request extends Client {
  params: Record<string, string>
  /** The first of each parameter that the endpoint has. */
  query: Record<string, string>
  /** The header of that name: which versions a write is based on. */
  ifMatch: string | undefined
  /** Null for a visitor, and for anyone whose token is not valid. */
  caller: Caller | null
  /** What the body is declared as, in lower case and without its parameters: 'application/json'. */
  contentType: string
  /** The body as JSON. Throws `invalid`, `unsupported` or `too_large`. */
  json: () => unknown
  /** The body as a multipart form. Throws as `json` does. */
  form: () => Promise<Form>
}

type Row<Key extends RouteKey> = Api[Key]

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type JsonOf<Key extends RouteKey> = Row<Key> extends { json: infer Schema } ? Parsed<Schema> : never
type FormOf<Key extends RouteKey> = Row<Key> extends { form: infer Schema } ? Parsed<Schema> : never

/** The body of an endpoint. What JSON carries is part of what a form may carry, where an endpoint takes both. */
type Body<Key extends RouteKey> = [JsonOf<Key>] extends [FormOf<Key>]
  ? FormOf<Key>
  : JsonOf<Key> | FormOf<Key>

/** A request as a route's function sees it: parsed by the endpoint's row. */
export interface Call<Key extends RouteKey> extends Client {
  params: Row<Key> extends { params: infer Schema } ? Parsed<Schema> : undefined
  query: Row<Key> extends { query: infer Schema } ? Parsed<Schema> : undefined
  body: Body<Key>
  /** The versions that a write is based on (If-Match); undefined where it asks for none. */
  versions: readonly number[] | undefined
  /** On an endpoint that is open to anyone null for a visitor. */
  caller: Row<Key>['access'] extends 'anyone' ? Caller | null : Caller
}

/** What a route's function answers with: the answer of its row; where that says so a page of it, or cookies beside it. */
export type Reply<Key extends RouteKey> =
  Row<Key> extends { paged: true }
    ? PageOf<Answer<Key>>
    : Row<Key> extends { setsCookies: true }
      ? { body: Answer<Key>; cookies: string[] }
      : Answer<Key> extends undefined
        ? void
        : Answer<Key>

type PageOf<Whole> = Whole extends (infer Item)[] ? Page<Item> : { items: Whole; next: string | undefined }

/** A route's function. What it throws is answered in one place. */
export type RouteFunction<Key extends RouteKey> = (call: Call<Key>) => Promise<Reply<Key>>

type ServedBy<Name> = { [Key in RouteKey]: Row<Key>['servedBy'] extends Name ? Key : never }[RouteKey]

/** The functions of all endpoints that a Lambda function serves: one that is missing, or not its own, does not compile. */
export type RouteFunctions<Name extends 'site' | 'admin'> = {
  [Key in ServedBy<Name>]: RouteFunction<Key>
}
