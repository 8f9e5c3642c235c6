import { runScript } from './command-line'
import { connect } from './connect'
import { runPerson } from './person-command'

const { argv, stdin: input, stderr: output } = process

await runScript(() => runPerson(argv.slice(2), { connect, input, output, print: console.log }))
