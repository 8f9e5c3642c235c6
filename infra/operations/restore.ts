import { migrations } from '#migrations/all'
import { migrate } from '#migrations/migrate'
import { readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'
import { connectedStorage, restore } from './copy-content'
import { setVariables } from '#local/environment'

const usage = `npm run restore -- --env dev --from backups/2026-11-21    into a table without content

--table: another table than that of the environment.
--env is dev, staging or prod, or local for what \`npm start\` runs.`

await runScript(async () => {
  const { options } = readCommandLine(process.argv.slice(2), ['env', 'from', 'table'])
  const [environment, folder] = [required(options, 'env'), required(options, 'from')]
  await connect(environment)
  const { tableName, bucket } = connectedStorage()
  const { items, images } = await restore({ tableName: options.table ?? tableName, bucket }, folder)
  console.log(`${items} items and ${images} images of ${folder} are in ${options.table ?? environment}.`)
  // The backup may be of the release before.
  setVariables({ TABLE_NAME: options.table ?? tableName })
  await migrate(migrations, console.log)
}, usage)
