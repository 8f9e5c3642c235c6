/**
 * Lambda's Invoke, one call at a time; `x-processor-ms` is what it cost. Arguments: the file of the handler,
 * the host, the port.
 */
// Not by `--import`, which the function's threads would run too.
import './exit-with-parent.mjs'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const [file, host, port] = process.argv.slice(2)
const { handler } = await import(pathToFileURL(file).href)

let last = Promise.resolve()

async function answer(request, response) {
  const event = JSON.parse((await buffer(request)).toString())
  const turn = last.then(async () => {
    const before = process.cpuUsage()
    const result = response.destroyed ? null : await handler(event)
    const { user, system } = process.cpuUsage(before)
    response.setHeader('x-processor-ms', Math.round((user + system) / 1000))
    return result
  })
  last = turn.catch(() => undefined)
  try {
    response.end(JSON.stringify(await turn))
  } catch (error) {
    response.setHeader('x-amz-function-error', 'Unhandled')
    response.end(JSON.stringify({ errorMessage: String(error) }))
  }
}

// Longer than a busy client keeps a connection: one that closes as it is used again fails its request.
createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
  answer(request, response).catch(() => response.writeHead(400).end())
}).listen(Number(port), host)
