import { readdir } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { AppError } from '#domain/http/errors'
import { messageItem } from '#functions/message/message'
import { migrations } from '#migrations/all'
import { dueMigrations, foreseeMigrations, type Migration, migrate } from '#migrations/migrate'
import type { Item } from '#table/keys'
import { requireUnlessChanged } from '#migrations/guarded-writes'
import { keyOfPass, type Pass, recordAsDone, runPass } from '#migrations/pass'
import { getItem } from '#table/read'
import { versionConflict } from '#table/if-unchanged'
import { interleaved } from '../races/interleave'
import { useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at } from '../support/content'
import { allItems, inOrder, sortedItems } from '../support/table-items'

const form = { fullName: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello.' }
const moment = at('02T10:00:00')
const clock = () => moment

/** More items than one step in each segment of the table. */
const amount = 450

/** A future migration: it adds a colour, which earlier releases did not store. */
const colours = {
  name: '0099-colours',
  change: (item: Item) => (item.sk === 'MESSAGE' && !('colour' in item) ? { ...item, colour: 'teal' } : item),
} satisfies Migration

beforeEach(useEmptyTable)

const contentOf = async () => (await sortedItems()).filter(({ sk }) => sk === 'MESSAGE')

async function storeMessages(count: number, change: (item: Item) => Item = (item) => item): Promise<Item[]> {
  const items = Array.from({ length: count }, () => change(messageItem(form, moment)))
  await writeItems(items)
  return inOrder(items)
}

async function run(all: readonly Migration[]): Promise<string[]> {
  const lines: string[] = []
  await migrate(all, (line) => lines.push(line), clock)
  return lines
}

test("every migration's file is in the list, with its number and name", async () => {
  const files = (await readdir('infra/migrations')).filter((file) => /^\d{4}-/.test(file)).toSorted()
  expect(files).toEqual(migrations.map(({ name }) => `${name}.ts`))
  const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
})

test('the table records which migration ran, when, and over how many items', async () => {
  await storeMessages(3)
  expect(await run([colours])).toEqual(['0099-colours: changed 3 of 3 items.'])
  expect(await getItem(keyOfPass(colours.name))).toEqual({
    ...keyOfPass('0099-colours'),
    startedAt: moment.toISOString(),
    finishedAt: moment.toISOString(),
    examined: 3,
    changed: 3,
    parts: [null, null, null, null],
    version: 1,
  })
})

test('a second run changes nothing, and reads only its record', async () => {
  await storeMessages(3)
  await run([colours])
  const before = await allItems()
  expect(await dueMigrations([colours])).toEqual([])
  expect(await run([colours])).toEqual([])
  expect(await allItems()).toEqual(before)
})

test('a migration that is recorded as done, as of new content, is not run', async () => {
  await recordAsDone(colours.name, moment)
  await storeMessages(3)
  expect(await run([colours])).toEqual([])
})

test('a dry run reports the changes and writes nothing', async () => {
  const items = await storeMessages(2)
  const before = await allItems()
  const lines: string[] = []
  await foreseeMigrations([colours], (line) => lines.push(line))
  expect(lines.toSorted()).toEqual([
    ...items.map(({ pk }) => `  ${pk}: colour`),
    '0099-colours: would change 2 items. Nothing was changed.',
  ])
  expect(await allItems()).toEqual(before)
})

test('an interrupted migration continues, with the same result', async () => {
  // Some are as they should be: what writes takes longest.
  let stored = 0
  const items = await storeMessages(amount, (item) => (stored++ % 4 ? { ...item, colour: 'teal' } : item))
  let changes = 0
  const breaking: Migration = {
    ...colours,
    change: (item) => {
      if (++changes === 440) throw new Error('Cut off.')
      return colours.change(item)
    },
  }
  await expect(run([breaking])).rejects.toThrow('Cut off.')
  const begun = await getItem(keyOfPass(colours.name))
  expect([begun?.['finishedAt'], Number(begun?.['examined']) > 0]).toEqual([undefined, true])

  let seen = 0
  const counting: Migration = { ...colours, change: (item) => (seen++, colours.change(item)) }
  await run([counting])
  expect(await contentOf()).toEqual(items.map((item) => ({ ...item, colour: 'teal' })))
  expect(seen).toBeLessThan(amount)
})

test('two runs at once do no harm, and every item is changed', async () => {
  const items = await storeMessages(60)
  const counted: Migration = {
    name: '0100-count',
    change: (item: Item) => (item.sk === 'MESSAGE' && !('count' in item) ? { ...item, count: 1 } : item),
  }
  await Promise.all([run([counted]), run([counted])])
  expect(await contentOf()).toEqual(items.map((item) => ({ ...item, count: 1 })))
  const record = await getItem(keyOfPass(counted.name))
  expect(record).toMatchObject({ parts: [null, null, null, null], changed: 60 })
})

test('a change by staff between read and write stays, and the migration follows', async () => {
  const [item] = await storeMessages(1)
  const meanwhile = () => writeItems([{ ...item!, message: 'Changed.', version: 2 }])
  await interleaved(() => run([colours]), { meanwhile })
  expect(await contentOf()).toEqual([{ ...item, message: 'Changed.', version: 2, colour: 'teal' }])
})

test('an error of a migration ends the run at once and is thrown unchanged', async () => {
  await storeMessages(1)
  const failure = new AppError('unavailable', 'The service that knows colours is busy.')
  let tries = 0
  const failing: Migration = {
    ...colours,
    change: () => {
      tries++
      throw failure
    },
  }
  await expect(run([failing])).rejects.toBe(failure)
  expect(tries).toBe(1)
})

test('a migration tries an item six times if other writes keep changing it, and then fails', async () => {
  const [item] = await storeMessages(1)
  let plans = 0
  const outrun: Pass = {
    name: 'outrun',
    plan: (read) => {
      plans++
      return {
        what: 'never as it was read',
        writes: [requireUnlessChanged(read, { ...read, version: plans })],
      }
    },
  }
  await expect(runPass(outrun, clock)).rejects.toBe(versionConflict)
  expect([plans, await contentOf()]).toEqual([6, [item]])
})
