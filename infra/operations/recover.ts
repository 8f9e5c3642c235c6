import { environmentOf } from '#infra/environments'
import { readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'
import { connectedStorage } from './copy-content'
import { recoverTable } from './recover-table'

const usage = `npm run recover -- --env prod --at 2026-11-21T09:59:00Z --table clipwell-prod-recovered-1

Makes a new table with the content of that moment. --env is dev, staging or prod.`

await runScript(async () => {
  const { options } = readCommandLine(process.argv.slice(2), ['env', 'at', 'table'])
  const [environment, to] = [required(options, 'env'), required(options, 'table')]
  const at = new Date(required(options, 'at'))
  if (Number.isNaN(at.getTime())) throw new Error('--at is no time. Write it like 2026-11-21T09:59:00Z.')
  if (environment === 'local') {
    throw new Error('The database on this machine keeps no past to recover. Use backup and restore there.')
  }
  environmentOf(environment)
  await connect(environment)
  const { tableName: from } = connectedStorage()
  console.log(`${to} becomes ${from} as it was at ${at.toISOString()}. This takes 20 minutes or more.`)
  const stream = await recoverTable({ from, to, at })
  console.log(`It is there. To switch to it, set this for ${environment} in infra/environments.ts, then`)
  console.log(`npm run deploy -- ${environment}:\n`)
  console.log(`  recoveredTable: { name: '${to}', stream: '${stream}' },`)
}, usage)
