import { execFile } from 'node:child_process'
import { chmod, mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { localHost } from './free-port'
import { type ServiceProcess, onFreePort, startProcess } from './service-process'
import { StartError } from './start-error'

interface Options {
  /** Null keeps the data in memory. */
  folder: string | null
  port?: number | undefined
  signal?: AbortSignal | undefined
}

const minimumJava = 17

/** With Java, else with Docker. Throws StartError, which says what to install, if there is neither. */
export async function startDynamoDb(options: Options): Promise<ServiceProcess & { port: number }> {
  const { folder, signal } = options
  const command = await findCommand()
  if (folder !== null) await mkdir(folder, { recursive: true })
  // The container runs as another user.
  if (folder !== null && command === 'docker') await chmod(folder, 0o777)
  return onFreePort(options.port, (port) =>
    startProcess({
      name: 'DynamoDB Local',
      args: [
        fileURLToPath(new URL('./dynamodb-process.mjs', import.meta.url)),
        command,
        String(port),
        ...(folder === null ? [] : [folder]),
      ],
      env: {
        DDB_LOCAL_TELEMETRY: '0',
        // Compiles soon, and quickly: interpreting takes longer than the compiler does.
        JDK_JAVA_OPTIONS: '-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:CompileThresholdScaling=0.1 -Xmx768m',
      },
      answers: async () => (await fetch(`http://${localHost}:${port}/`)).status === 400,
      // The first start with Docker downloads the image.
      deadline: command === 'docker' ? 600_000 : 60_000,
      signal,
    }),
  )
}

const run = promisify(execFile)

async function findCommand(): Promise<'java' | 'docker'> {
  const java = await javaVersion()
  if (java >= minimumJava) return 'java'
  const docker = await run('docker', ['info'], { timeout: 10_000 }).catch(() => undefined)
  if (docker) return 'docker'
  const found = java > 0 ? `found Java ${java}, which is too old, and` : 'found no Java and'
  throw new StartError(
    `The database needs Java ${minimumJava} or newer, or a running Docker: ${found} no Docker that runs.\n` +
      'Install Java (https://adoptium.net) or start Docker, then try again.',
  )
}

async function javaVersion(): Promise<number> {
  const answer = await run('java', ['-version'], { timeout: 10_000 }).catch(() => undefined)
  const version = /version "(\d+)(?:\.(\d+))?/.exec(answer?.stderr ?? '')
  // Java 8 and older report 1.8.
  return Number(version?.[1] === '1' ? version[2] : (version?.[1] ?? 0))
}
