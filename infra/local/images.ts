import { fileURLToPath } from 'node:url'
import { localHost } from './free-port'
import { onFreePort, type ServiceProcess, startProcess } from './service-process'

interface Options {
  folder: string
  port?: number | undefined
  signal?: AbortSignal | undefined
}

/** The images function as it is deployed, in a process of its own: no picture makes a visitor wait. */
export async function startImages({
  folder,
  ...options
}: Options): Promise<ServiceProcess & { port: number }> {
  const { bundleFunction } = await import('#infra/build/bundle-function')
  const { file } = await bundleFunction('images', folder)
  return onFreePort(options.port, (port) =>
    startProcess({
      name: 'The images function',
      args: [fileURLToPath(new URL('images-process.mjs', import.meta.url)), file, localHost, String(port)],
      answers: async () => (await fetch(`http://${localHost}:${port}/`)).status === 400,
      signal: options.signal,
    }),
  )
}
