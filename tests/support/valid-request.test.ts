import { expect, test } from 'vitest'
import type * as z from 'zod'
import { blogFormSchema } from '#domain/blog'
import { categoryFormSchema } from '#domain/category'
import { couponFormSchema } from '#domain/coupon'
import { messageFormSchema } from '#domain/message'
import { reviewFormSchema } from '#domain/review'
import type { RouteKey } from '#domain/api/api'
import { storeFormSchema } from '#domain/store'
import { newUserFormSchema } from '#domain/user'
import { unusedId } from './content'
import type { RequestParts } from './event'
import { type Made, validRequests } from './valid-request'

// A value that a schema refuses would fail every test that uses it. Here it fails only one.

const schemas = {
  'POST /stores/create': storeFormSchema,
  'POST /categories': categoryFormSchema,
  'POST /coupons/create': couponFormSchema,
  'POST /reviews/create': reviewFormSchema,
  'POST /blogs/create': blogFormSchema,
  'POST /messages': messageFormSchema,
  'POST /users/register': newUserFormSchema,
} as const satisfies Partial<Record<RouteKey, z.ZodType>>

const made: Made = { stores: { _id: unusedId }, categories: { _id: unusedId } }

test.each(Object.entries(schemas) as [RouteKey, z.ZodType][])(
  'the generated request to %s is valid for its schema',
  (key, schema) => {
    for (const request of validRequests(key, made)) {
      expect(schema.safeParse(fieldsOf(request)).error?.issues ?? []).toEqual([])
    }
  },
)

/** The fields of a request as a handler reads them, without files. */
function fieldsOf({ json, form }: RequestParts): Record<string, unknown> {
  if (!form) return json as Record<string, unknown>
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const list = /^(\w+)\[\d+\]$/.exec(name)?.[1]
    if (list !== undefined) fields[list] = [...((fields[list] as string[] | undefined) ?? []), value]
    else fields[name] = /^[[{]/.test(value) ? JSON.parse(value) : value
  }
  return fields
}
