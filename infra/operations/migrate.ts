import { migrations } from '#migrations/all'
import { dueMigrations, foreseeMigrations, migrate } from '#migrations/migrate'
import { hasOutdatedItems } from '#migrations/outdated-items'
import { rekeyAll } from '#migrations/rekey-pass'
import { readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'
import { refuseOlderContent } from './refuse-older-content'

const usage = `npm run migrate -- --env prod --dry-run    says what it would change
npm run migrate -- --env prod              brings items of the release before to today's form

--env is dev, staging or prod, or local for what \`npm start\` runs.`

await runScript(async () => {
  const { options, flags } = readCommandLine(process.argv.slice(2), ['env'], ['dry-run'])
  const environment = required(options, 'env')
  await connect(environment)
  await refuseOlderContent(environment)
  const due = await dueMigrations(migrations)
  const isDry = flags['dry-run'] ?? false
  await (isDry ? foreseeMigrations : migrate)(migrations, console.log)
  // Migrations may bring the keys.
  const isOutdated = await hasOutdatedItems()
  if (isOutdated && isDry) console.log(`Keys have changed: npm run rekey -- --env ${environment} --dry-run`)
  if (isOutdated && !isDry)
    console.log(`New keys: changed ${(await rekeyAll(() => new Date())).changed} items.`)
  if (due.length === 0 && !isOutdated) console.log('There is nothing to migrate.')
}, usage)
