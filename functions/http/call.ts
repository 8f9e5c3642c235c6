import type { TokenClaims } from '#functions/accounts/token-state'

/** Who is calling: a member of staff whose token has been verified. */
export interface Caller extends TokenClaims {
  email: string
}

/** A file of a multipart body. */
export interface Upload {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** What a multipart body carried: texts and files by field name, repeated fields in their order. */
export interface Form {
  texts: Record<string, string[]>
  files: Record<string, Upload[]>
}

/** A request as a route's function sees it: identified, its path matched, its body not yet parsed. */
export interface Call {
  params: Record<string, string>
  query: Record<string, string>
  cookies: Record<string, string>
  /** The header of that name: which versions a write is based on. */
  ifMatch: string | undefined
  /** Null for a visitor, and for anyone whose token is not valid. */
  caller: Caller | null
  /** What the body is declared as, in lower case and without its parameters: 'application/json'. */
  contentType: string
  /** The body as JSON. Throws `invalid` or `unsupported`. */
  json: () => unknown
  /** The body as a multipart form. Throws `invalid` or `unsupported`. */
  form: () => Promise<Form>
  /** What tells one client from another without a name: the address, of IPv6 its network. */
  clientAddress: string
  userAgent: string
  now: Date
}

/** What a route's function answers with. */
export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** Whole Set-Cookie values. */
  cookies?: string[]
}

/** A route's function: parse, call, respond. What it throws is answered in one place. */
export type RouteFunction = (call: Call) => Promise<Reply>
