import { readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'
import { backUp, connectedStorage } from './copy-content'

const usage = `npm run backup -- --env prod --to backups/2026-11-21    all content and images, to a new folder

--env is dev, staging or prod, or local for what \`npm start\` runs.`

await runScript(async () => {
  const { options } = readCommandLine(process.argv.slice(2), ['env', 'to'])
  const [environment, folder] = [required(options, 'env'), required(options, 'to')]
  await connect(environment)
  const { items, images } = await backUp(connectedStorage(), folder, new Date())
  console.log(`${items} items and ${images} images of ${environment} are in ${folder}.`)
}, usage)
