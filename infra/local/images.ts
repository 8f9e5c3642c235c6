import { fileURLToPath } from 'node:url'
import { localHost } from './free-port'
import { onFreePort, type Start, startProcess } from './service-process'

const script = fileURLToPath(new URL('images-process.mjs', import.meta.url))

/** The images function as it is deployed, in a process of its own: no picture makes a visitor wait. */
export function startImages(folder: string): Start {
  return onFreePort(async (port, signal) => {
    const { bundleFunction } = await import('#infra/build/bundle-function')
    const { file } = await bundleFunction('images', folder)
    return startProcess({
      name: 'The images function',
      args: [script, file, localHost, String(port)],
      answers: async () => (await fetch(`http://${localHost}:${port}/`)).status === 400,
      signal,
    })
  })
}
