import type { Item } from '#table/keys'
import { differences } from '#table/rewrite'
import { changeAsRead } from './change'
import type { Migration } from './migration'
import { type Change, findPass, foresee, type Pass, runPass } from './pass'

/** The migrations that have not come to their end in the table that this process is connected to. */
export async function dueMigrations(all: readonly Migration[]): Promise<Migration[]> {
  const records = await Promise.all(all.map(({ name }) => findPass(name)))
  return all.filter((_, at) => records[at]?.finishedAt === undefined)
}

/**
 * Does what is due, one after the other, and says so. It may be cut off and run again, and run twice at once.
 */
export async function migrate(
  all: readonly Migration[],
  say: (line: string) => void,
  clock: () => Date = () => new Date(),
): Promise<void> {
  for (const migration of await dueMigrations(all)) {
    const { changed, examined } = await runPass(passOf(migration), clock)
    say(`${migration.name}: changed ${changed} of ${examined} items.`)
  }
}

/** Says what would be changed, each migration on the items as they are now. Writes nothing. */
export async function foreseeMigrations(
  all: readonly Migration[],
  say: (line: string) => void,
): Promise<void> {
  for (const migration of await dueMigrations(all)) {
    let count = 0
    for await (const { what } of foresee(passOf(migration))) {
      count++
      if (count <= shown) say(`  ${what}`)
    }
    say(`${migration.name}: would change ${count} items. Nothing was changed.`)
  }
}

/** How many items are named before the rest is only counted. */
const shown = 20

function passOf({ name, change }: Migration): Pass {
  return { name, plan: (item) => changeOf(item, change(item)) }
}

function changeOf(before: Item, after: Item): Change | undefined {
  const names = differences(before, after)
  if (names.length === 0) return undefined
  return { what: `${before.pk}: ${names.join(', ')}`, writes: changeAsRead(before, after) }
}
