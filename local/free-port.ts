import { createServer } from 'node:net'

/** The address everything on this machine listens on: no other machine can reach it. */
export const localHost = '127.0.0.1'

/** A port nobody listens on now: the preferred one when it is free, any other one when it is not. */
export async function freePort(preferred = 0): Promise<number> {
  return (await portIfFree(preferred)) ?? (await freePort())
}

/** The port, or null when something listens on it already. 0 stands for any free port. */
async function portIfFree(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (port !== 0 && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) resolve(null)
      else reject(error)
    })
    server.listen(port, localHost, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
