import { readCommandLine, required, runScript } from './command-line'
import { connect } from './connect'
import { erasePerson, findPerson } from './person-data'

const usage = `npm run person -- find  --env prod --email ada@example.com --name "Ada Example"    prints it as JSON
npm run person -- erase --env prod --email ada@example.com --name "Ada Example"    deletes it, printing it first`

await runScript(async () => {
  const { command, options } = readCommandLine(process.argv.slice(2), ['env', 'email', 'name'])
  if ((command !== 'find' && command !== 'erase') || !(options.email ?? options.name)) throw new Error(usage)
  await connect(required(options, 'env'))
  const found = await findPerson(options)
  console.log(JSON.stringify(found, null, 2))
  if (command === 'erase') await erasePerson(found, new Date())
})
