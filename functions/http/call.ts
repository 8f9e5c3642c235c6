import type * as z from 'zod'
import type { Answer, Api, RouteKey } from '#domain/api/api'
import type { Upload } from '#domain/api/form'
import type { Page } from '#domain/http/paging'
import type { TokenClaims } from '#functions/accounts/token-state'

export interface Caller extends TokenClaims {
  email: string
}

export interface Form {
  texts: Record<string, string[]>
  files: Record<string, Upload[]>
}

export interface Client {
  cookies: Record<string, string>
  /** For IPv6 the /64 network. */
  clientAddress: string
  userAgent: string
  /** The host as CloudFront names it; undefined if it does not. */
  host: string | undefined
  now: Date
}

export interface Request extends Client {
  params: Record<string, string>
  query: Record<string, string>
  ifMatch: string | undefined
  idempotencyKey: string | undefined
  /** Null for a visitor, and for anyone with an invalid token. */
  caller: Caller | null
  /** In lower case, without parameters: 'application/json'. */
  contentType: string
  /** Throws `invalid`, `unsupported` or `too_large`. */
  json: () => unknown
  form: () => Promise<Form>
  accept: () => Promise<void>
  logFailure: (error: unknown) => void
}

type Row<Key extends RouteKey> = Api[Key]

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type JsonOf<Key extends RouteKey> = Row<Key> extends { json: infer Schema } ? Parsed<Schema> : never
type FormOf<Key extends RouteKey> = Row<Key> extends { form: infer Schema } ? Parsed<Schema> : never

/** If it takes JSON and a form, the fields of JSON are a subset of the form's. */
type Body<Key extends RouteKey> = [JsonOf<Key>] extends [FormOf<Key>]
  ? FormOf<Key>
  : JsonOf<Key> | FormOf<Key>

export interface Call<Key extends RouteKey> extends Client {
  params: Row<Key> extends { params: infer Schema } ? Parsed<Schema> : undefined
  query: Row<Key> extends { query: infer Schema } ? Parsed<Schema> : undefined
  body: Body<Key>
  /** From If-Match; undefined without the header. */
  versions: readonly number[] | undefined
  /** For endpoints with a body. Call it after all checks, before anything is stored. Throws `too_many`. */
  accept: () => Promise<void>
  /** Logs a failure that does not change the answer. */
  logFailure: (error: unknown) => void
  /** Expiry of the answer, if known: no cache holds it longer. */
  cacheUntil: (change: Date | undefined) => void
  caller: Row<Key>['access'] extends 'anyone' ? Caller | null : Caller
}

/** What a route returns. `Answer` is the body in it; a `Result` is what Lambda returns to API Gateway. */
export type Reply<Key extends RouteKey> =
  Row<Key> extends { paged: true }
    ? PageOf<Answer<Key>>
    : Row<Key> extends { setsCookies: true }
      ? { body: Answer<Key>; cookies: string[] }
      : Answer<Key> extends undefined
        ? void
        : Answer<Key>

type PageOf<Whole> = Whole extends (infer Item)[] ? Page<Item> : { items: Whole; next: string | undefined }

export type RouteFunction<Key extends RouteKey> = (call: Call<Key>) => Promise<Reply<Key>>

type ServedBy<Name> = { [Key in RouteKey]: Row<Key>['servedBy'] extends Name ? Key : never }[RouteKey]

/** A missing or foreign function does not compile. */
export type RouteFunctions<Name extends 'site' | 'admin'> = {
  [Key in ServedBy<Name>]: RouteFunction<Key>
}
