import { type RequestListener, type Server, createServer } from 'node:http'
import { site } from '#site'
import { localHost } from './free-port'

export interface OpenServer {
  server: Server
  port: number
  serve: (listener: RequestListener) => void
  close: () => Promise<void>
}

/** In milliseconds. */
const grace = 3000

/** Before there is anything to serve, so that two starts cannot take the port. Rejects with EADDRINUSE. */
export async function openServer(port: number): Promise<OpenServer> {
  let listener: RequestListener = tellToWait
  const server = createServer((request, response) => listener(request, response))
  // Longer than clients keep a connection, so that none closes just when it is used again.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, localHost, () => resolve())
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    serve: (next) => (listener = next),
    close: () => closeServer(server),
  }
}

async function closeServer(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), grace)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(force)
}

const tellToWait: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', refresh: '2' })
  response.end(`${site.name} is starting. This page reloads by itself.`)
}
