import type { Item } from '#table/keys'
import { differences } from '#table/as-read'
import { rewriteUnlessChanged } from './guarded-writes'
import type { Migration } from './migration'
import { type PlannedChange, findPass, foresee, type Pass, runPass } from './pass'

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
