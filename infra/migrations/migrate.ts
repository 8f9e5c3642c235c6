import type { Item } from '#table/keys'
import { differences } from '#table/if-unchanged'
import { rewriteUnlessChanged } from './guarded-writes'
import { type PlannedChange, findPass, foresee, type Pass, runPass } from './pass'

/** Runs while the environment is in use. It may be repeated, so it must not change an item twice. */
export interface Migration {
  /** The name of its file: '0011-todays-items'. The table stores it, so it never changes. */
  name: string
  /** Returns the same object if nothing has to change. Attributes that are left out are removed. */
  change?: (item: Item, now: Date) => Item
  /** Changes beside an item that `change` leaves as it is. */
  plan?: Pass['plan']
}

export async function dueMigrations(all: readonly Migration[]): Promise<Migration[]> {
  const records = await Promise.all(all.map(({ name }) => findPass(name)))
  return all.filter((_, at) => records[at]?.finishedAt === undefined)
}

/** May be interrupted, repeated, and run twice at once. */
export async function migrate(
  all: readonly Migration[],
  print: (line: string) => void,
  clock: () => Date = () => new Date(),
): Promise<void> {
  for (const migration of await dueMigrations(all)) {
    const { changed, examined } = await runPass(passOf(migration, clock), clock)
    print(`${migration.name}: changed ${changed} of ${examined} items.`)
  }
}

/** Writes nothing. */
export async function foreseeMigrations(
  all: readonly Migration[],
  print: (line: string) => void,
  clock: () => Date = () => new Date(),
): Promise<void> {
  for (const migration of await dueMigrations(all)) {
    let count = 0
    for await (const { what } of foresee(passOf(migration, clock))) {
      count++
      if (count <= shown) print(`  ${what}`)
    }
    print(`${migration.name}: would change ${count} items. Nothing was changed.`)
  }
}

/** Further ones are only counted. */
const shown = 20

function passOf({ name, change, plan }: Migration, clock: () => Date): Pass {
  return { name, plan: (item) => (change && changeOf(item, change(item, clock()))) ?? plan?.(item) }
}

function changeOf(before: Item, after: Item): PlannedChange | undefined {
  const names = differences(before, after)
  if (names.length === 0) return undefined
  return { what: `${before.pk}: ${names.join(', ')}`, writes: rewriteUnlessChanged(before, after) }
}
