import * as z from 'zod'
import type { ErrorCode } from '../errors'
import { pageRequestSchema } from '../paging'
import { id } from '../text'

/** What a route takes and what it answers with, as `GET /openapi.json` tells it and as the tests check it. */
export interface Operation<Result = unknown> {
  /** What it does, in one line. */
  summary: string
  /** What its schemas don't say. */
  description?: string
  /** The names in its path; texts when it is left out. */
  params?: z.ZodObject
  /** The query string; anything else in it is ignored. */
  query?: z.ZodObject
  /** Its body, as JSON, as a multipart form, or as either of them. */
  json?: z.ZodType
  form?: z.ZodObject
  /** The status of its success where it creates something; else 200, or 204 where the answer is nothing. */
  status?: 201
  answer: z.ZodType<Result>
  /** How it may refuse, beside what follows from its access, its path and its body. */
  refusals?: readonly ErrorCode[]
}

/** The answer of a success that says nothing: 204. */
export const nothing = z.undefined()

/** A write over an item that is there, as far as all of them are alike. */
export const changing = {
  params: z.object({ id }),
  description: 'What is not named stays. With If-Match only while it is at that version.',
  refusals: ['not_found', 'changed'],
} as const satisfies Partial<Operation>

export const deleting = {
  ...changing,
  description: 'With If-Match only while it is at that version.',
  answer: nothing,
}

/** A list that is read in pages (docs/api.md). */
export const paged = { query: pageRequestSchema }

/** An image among the fields of a form. */
export function image() {
  return z
    .file()
    .meta({ description: 'A PNG, JPEG, WebP, GIF or AVIF file of up to 5 MB and 40 megapixels.' })
}

/** A list as a form carries it: one field for each item. */
export function formList(name: string) {
  return z
    .array(z.string())
    .optional()
    .meta({ description: `One field for each item: ${name}[0], ${name}[1], …` })
}
