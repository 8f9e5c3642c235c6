import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { localHost } from './free-port'
import { onFreePort, type Start, startProcess } from './service-process'
import { StartError } from './start-error'

const minimumJava = 17

const script = fileURLToPath(new URL('dynamodb-process.mjs', import.meta.url))

/**
 * With Java, else with Docker. Throws StartError, which says what to install, if there is neither. Without a
 * folder the data is in memory.
 */
export function startDynamoDb(folder: string | null): Start {
  return onFreePort(async (port, signal) => {
    const command = await findCommand()
    if (folder !== null && command === 'docker') await chmod(folder, 0o777)
    return startProcess({
      name: 'DynamoDB Local',
      args: [script, command, String(port), ...(folder === null ? [] : [folder])],
      env: {
        DDB_LOCAL_TELEMETRY: '0',
        // Compiles soon, and quickly: interpreting takes longer than the compiler does.
        JDK_JAVA_OPTIONS: '-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:CompileThresholdScaling=0.1 -Xmx768m',
      },
      answers: async () => (await fetch(`http://${localHost}:${port}/`)).status === 400,
      deadline: command === 'docker' ? 600_000 : 60_000,
      signal,
    })
  })
}

const run = promisify(execFile)

async function findCommand(): Promise<'java' | 'docker'> {
  const java = await run('java', ['-version'], { timeout: 10_000 }).catch(() => undefined)
  const [, version] = /version "([^"]+)"/.exec(java?.stderr ?? '') ?? []
  if (parseInt(version ?? '0', 10) >= minimumJava) return 'java'
  const docker = await run('docker', ['info'], { timeout: 10_000 }).catch(() => undefined)
  if (docker) return 'docker'
  const found = version === undefined ? 'found no Java and' : `found Java ${version}, which is too old, and`
  throw new StartError(
    `The database needs Java ${minimumJava} or newer, or a running Docker: ${found} no Docker that runs.\n` +
      'Install Java (https://adoptium.net) or start Docker, then try again.',
  )
}
