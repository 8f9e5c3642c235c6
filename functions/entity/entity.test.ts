import { expect, test } from 'vitest'
import * as z from 'zod'
import { entity } from './entity'

interface Shop {
  _id: string
  createdAt: string
  version: number
  name: string
  phone: string | null
  policy?: string
}

const shops = entity<Shop, Record<never, never>>({
  name: 'STORE',
  isShown: true,
  schema: z.object({ name: z.string(), phone: z.string().nullable(), policy: z.string().optional() }),
  orders: {},
})

const now = new Date('2026-05-10T10:00:00Z')

test('fields that are missing or undefined stay, and null is a value', () => {
  const before = shops.newItem({ name: 'Nike', phone: '1' }, now)
  expect(shops.withChanges(before, {})).toEqual(before)
  expect(shops.withChanges(before, { name: undefined, phone: null })).toEqual({ ...before, phone: null })
  expect(before.phone).toBe('1')
})

test('null removes an optional field, and is not stored in one', () => {
  const before = shops.newItem({ name: 'Nike', phone: null, policy: null }, now)
  expect(before).not.toHaveProperty('policy')
  const after = shops.withChanges(before, { policy: '30 days' })
  expect([after.policy, shops.withChanges(after, {}).policy]).toEqual(['30 days', '30 days'])
  expect(shops.withChanges(after, { policy: null })).toStrictEqual({ ...before })
})
