import { createServer } from 'node:net'

/** With Java, DynamoDB Local listens on every address: it has no option for that. */
export const localHost = '127.0.0.1'

export const freePort = async (preferred = 0): Promise<number> =>
  (await portIfFree(preferred)) ?? (await freePort())

/** Null if it is in use. 0 stands for any free port. */
const portIfFree = async (port: number): Promise<number | null> =>
  new Promise((resolve, reject) => {
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
