import { migrations } from '#migrations/all'
import { dueMigrations, foreseeMigrations, migrate } from '#migrations/migrate'
import { readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'
import { refuseOlderContent } from './older-content'

const usage = `npm run migrate -- --env prod --dry-run    says what it would change
npm run migrate -- --env prod              brings items of the release before to today's form

--env is dev, staging or prod, or local for what \`npm start\` runs.`

/** `npm run migrate -- --env prod --dry-run`, then without `--dry-run` (docs/deploy.md says when). */
await runScript(async () => {
  const { options, flags } = readCommandLine(process.argv.slice(2), ['env'], ['dry-run'])
  const environment = required(options, 'env')
  await connect(environment)
  await refuseOlderContent(environment)
  const due = await dueMigrations(migrations)
  if (due.length === 0) console.log('There is nothing to migrate.')
  else await (flags['dry-run'] ? foreseeMigrations : migrate)(migrations, console.log)
}, usage)
