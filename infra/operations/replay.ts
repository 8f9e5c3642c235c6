import { readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'

const usage = `npm run replay -- --env prod    does again what has failed after writes

--env is dev, staging or prod, or local for what \`npm start\` runs.`

await runScript(async () => {
  const { options } = readCommandLine(process.argv.slice(2), ['env'])
  await connect(required(options, 'env'))
  const { replayFailed } = await import('#functions/changes/failed-changes')
  const { done, failed } = await replayFailed(new Date())
  console.log(`${done} done, ${failed.length} failed again.`)
  if (failed.length > 0) throw failed[0]
}, usage)
