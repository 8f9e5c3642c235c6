import type { Step } from './steps'

// Imported when they are called: they read the environment when they load.

/** Brings content of an earlier start to today's form. */
export async function migrateContent(step: Step): Promise<void> {
  const { migrations } = await import('#migrations/all')
  const { dueMigrations, migrate } = await import('#migrations/migrate')
  const { hasOutdatedItems } = await import('#migrations/outdated-items')
  if ((await dueMigrations(migrations)).length > 0)
    await step('Migrations', () => migrate(migrations, console.log))
  if (!(await hasOutdatedItems())) return
  const { rekeyAll } = await import('#migrations/rekey-pass')
  await step('New keys of items', () => rekeyAll(() => new Date()))
}

/** Records the migrations of new content, which has today's form, as done. */
export async function recordMigrations(): Promise<void> {
  const { migrations } = await import('#migrations/all')
  const { recordAsDone } = await import('#migrations/pass')
  await Promise.all(migrations.map(({ name }) => recordAsDone(name, new Date())))
}
