import { foresee } from '#migrations/pass'
import { readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'
import { rekeyAll, rekeyPass } from '#migrations/rekey-pass'
import { recount } from './recount'

const usage = `npm run rekey -- --env prod --dry-run    says what it would change
npm run rekey -- --env prod              stores every item as today's code would

--env is dev, staging or prod, or local for what \`npm start\` runs.`

await runScript(async () => {
  const { options, flags } = readCommandLine(process.argv.slice(2), ['env'], ['dry-run'])
  await connect(required(options, 'env'))
  const isDry = flags['dry-run'] ?? false
  if (isDry) for await (const { what } of foresee(rekeyPass)) console.log(what)
  else {
    const { changed, examined } = await rekeyAll(() => new Date())
    console.log(`Changed ${changed} of ${examined} items.`)
  }
  for (const line of await recount(isDry)) console.log(line)
  if (isDry) console.log('Nothing was changed.')
}, usage)
