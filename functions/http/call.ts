import type * as z from 'zod'
import type { Answer, Api, RouteKey } from '#domain/api/api'
import type { Upload } from '#domain/api/form'
import type { Page } from '#domain/http/paging'
import type { TokenClaims } from '#functions/accounts/token-state'

/** A member of staff whose token is verified. */
export interface Caller extends TokenClaims {
  email: string
}

/** The content of a multipart body: texts and files by field name, repeated fields in order. */
export interface Form {
  texts: Record<string, string[]>
  files: Record<string, Upload[]>
}

/** What a request tells about its client. */
export interface Client {
  cookies: Record<string, string>
  /** The address, or the network for IPv6. It tells clients apart without a name. */
  clientAddress: string
  userAgent: string
  /** The host of the address that was called, as CloudFront names it; undefined if it does not. */
  host: string | undefined
  now: Date
}

/** A request with its route and caller. Nothing is parsed yet. */
export interface Request extends Client {
  params: Record<string, string>
  /** The first value of each parameter that the endpoint has. */
  query: Record<string, string>
  /** The If-Match header: the versions that a write is based on. */
  ifMatch: string | undefined
  /** The Idempotency-Key header: the same when a request is sent again. */
  idempotencyKey: string | undefined
  /** Null for a visitor, and for anyone with an invalid token. */
  caller: Caller | null
  /** The content type in lower case, without parameters: 'application/json'. */
  contentType: string
  /** The body as JSON. Throws `invalid`, `unsupported` or `too_large`. */
  json: () => unknown
  /** The body as a multipart form. Throws as `json` does. */
  form: () => Promise<Form>
  /** Counts a visitor's call of a limited endpoint. Does nothing for others. */
  accept: () => Promise<void>
  /** Has the log say what failed beside the answer, and changes nothing about that. */
  logFailure: (error: unknown) => void
}

type Row<Key extends RouteKey> = Api[Key]

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type JsonOf<Key extends RouteKey> = Row<Key> extends { json: infer Schema } ? Parsed<Schema> : never
type FormOf<Key extends RouteKey> = Row<Key> extends { form: infer Schema } ? Parsed<Schema> : never

/** The body of an endpoint. If it takes JSON and a form, the fields of JSON are a subset of the form's. */
type Body<Key extends RouteKey> = [JsonOf<Key>] extends [FormOf<Key>]
  ? FormOf<Key>
  : JsonOf<Key> | FormOf<Key>

/** A request as a route's function gets it, parsed by the endpoint's row. */
export interface Call<Key extends RouteKey> extends Client {
  params: Row<Key> extends { params: infer Schema } ? Parsed<Schema> : undefined
  query: Row<Key> extends { query: infer Schema } ? Parsed<Schema> : undefined
  body: Body<Key>
  /** The versions that a write is based on (If-Match); undefined without the header. */
  versions: readonly number[] | undefined
  /**
   * Counts the call of a visitor to a limited endpoint that takes a body, and throws `too_many` above the
   * limit. Its function calls it once nothing can be invalid any more, before it stores anything.
   */
  accept: () => Promise<void>
  /** Has the log say what failed beside the answer, and changes nothing about that. */
  logFailure: (error: unknown) => void
  /** Says when the answer will not be true any more, if that is known. No cache holds it longer. */
  cacheUntil: (change: Date | undefined) => void
  /** Null for a visitor, on endpoints that are open to anyone. */
  caller: Row<Key>['access'] extends 'anyone' ? Caller | null : Caller
}

/** What a route's function returns: the answer of its row, a page of it, or the answer with cookies. */
export type Reply<Key extends RouteKey> =
  Row<Key> extends { paged: true }
    ? PageOf<Answer<Key>>
    : Row<Key> extends { setsCookies: true }
      ? { body: Answer<Key>; cookies: string[] }
      : Answer<Key> extends undefined
        ? void
        : Answer<Key>

type PageOf<Whole> = Whole extends (infer Item)[] ? Page<Item> : { items: Whole; next: string | undefined }

/** A route's function. One place answers what it throws. */
export type RouteFunction<Key extends RouteKey> = (call: Call<Key>) => Promise<Reply<Key>>

type ServedBy<Name> = { [Key in RouteKey]: Row<Key>['servedBy'] extends Name ? Key : never }[RouteKey]

/** The functions of all endpoints of a Lambda function. A missing or foreign one does not compile. */
export type RouteFunctions<Name extends 'site' | 'admin'> = {
  [Key in ServedBy<Name>]: RouteFunction<Key>
}
