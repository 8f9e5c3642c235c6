import { createServer, type IncomingMessage } from 'node:http'
import { freePort, localHost } from './free-port'

export interface LocalServer {
  port: number
  stop: () => Promise<void>
}

type Answer = { status: number; body: object }

/** JSON, on the preferred port, or on another one if that is in use. 400 where it throws. */
export async function serveLocally(
  answerTo: (request: IncomingMessage) => Promise<Answer>,
  preferred?: number,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    void answerTo(request)
      .catch((error: unknown) => ({ status: 400, body: { message: String(error) } }))
      .then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      )
  })
  const port = await freePort(preferred)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, localHost, resolve)
  })
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, stop }
}
