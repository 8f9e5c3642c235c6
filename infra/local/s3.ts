import { fileURLToPath } from 'node:url'
import { localHost } from './free-port'
import { exitWithParent, onFreePort, type Start, startProcess } from './service-process'

export const localCredentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

const script = fileURLToPath(new URL('s3-process.mjs', import.meta.url))

export function startS3(folder: string, bucket: string): Start {
  return onFreePort(async (port, signal) =>
    startProcess({
      name: 'S3 (s3rver)',
      args: ['--import', exitWithParent, script, folder, localHost, String(port), bucket],
      answers: async () => (await fetch(`http://${localHost}:${port}/`)).status > 0,
      signal,
    }),
  )
}
