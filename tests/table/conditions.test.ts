import { beforeEach, expect, test } from 'vitest'
import { AppError } from '#domain/http/errors'
import { keyOfStoreSlug } from '#functions/store/keys'
import type { Item } from '#table/keys'
import { put, putNew, removeExisting, requireItem, requireMissing, transact, type Write } from '#table/write'
import { useEmptyTable } from '../support/api'

beforeEach(useEmptyTable)

const key = keyOfStoreSlug('nike')
const refusal = new AppError('conflict', 'No.')

const states: Record<string, Item | undefined> = {
  'nothing is there': undefined,
  'an item is there': { ...key, storeId: '1' },
  'a former slug is there': { ...key, storeId: '1', former: true },
}

const writes: Record<string, { write: () => Write; passes: string[] }> = {
  putNew: { write: () => putNew({ ...key }, refusal), passes: ['nothing is there'] },
  requireItem: {
    write: () => requireItem(key, refusal),
    passes: ['an item is there', 'a former slug is there'],
  },
  removeExisting: {
    write: () => removeExisting(key, refusal),
    passes: ['an item is there', 'a former slug is there'],
  },
  requireMissing: { write: () => requireMissing(key, refusal), passes: ['nothing is there'] },
}

const cases = Object.entries(writes).flatMap(([name, { write, passes }]) =>
  Object.entries(states).map(([state, item]) => ({
    name,
    state,
    write,
    item,
    passes: passes.includes(state),
  })),
)

test.each(cases)('$name says whether it may be written: $state', async ({ item, write, passes }) => {
  if (item) await transact([put(item)])
  const written = transact([write()])
  await (passes ? expect(written).resolves.toBeUndefined() : expect(written).rejects.toBe(refusal))
})
