import { createServer, type RequestListener } from 'node:http'
import { freePort, localHost } from './free-port'

export interface LocalServer {
  port: number
  stop: () => Promise<void>
}

/** Serves on the preferred port, or on another one if that is in use. */
export async function serveLocally(listener: RequestListener, preferred?: number): Promise<LocalServer> {
  const server = createServer(listener)
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
