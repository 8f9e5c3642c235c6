import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { environmentWith } from './environment'
import { freePort } from './free-port'

/** For `--import`, so that a service ends with the product. */
export const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href

interface Service {
  name: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
  /** A throw counts as no. */
  answers: () => Promise<boolean>
  /** In milliseconds. */
  deadline?: number
  signal?: AbortSignal | undefined
}

export interface ServiceProcess {
  stop: () => Promise<void>
  failure: Promise<ServiceFailure>
}

/** A service did not start, or ended unasked. The message ends with its last output. */
export class ServiceFailure extends Error {
  constructor(service: string, what: string, output: string) {
    super(`${service} ${what}.${output ? ` The last lines it printed:\n${output.replace(/^/gm, '  ')}` : ''}`)
    this.name = 'ServiceFailure'
  }
}

/** Throws ServiceFailure if it ends or misses the deadline, and the signal's reason if that is aborted. */
export async function startProcess(service: Service): Promise<ServiceProcess> {
  const child = spawn(process.execPath, service.args, {
    cwd: service.cwd,
    env: environmentWith({ NODE_OPTIONS: '', ...service.env }),
    stdio: ['pipe', 'pipe', 'pipe'],
    // Its own process group: Ctrl-C reaches the product only, which ends the services after the last request.
    detached: true,
    windowsHide: true,
  })
  const output = keepTail(child)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve()).once('exit', () => resolve())
  })
  let stopping = false
  const stop = async () => {
    stopping = true
    child.stdin.destroy()
    const force = setTimeout(() => child.kill('SIGKILL'), 8000)
    await ended
    clearTimeout(force)
  }
  const failure = new Promise<ServiceFailure>((resolve) => {
    void ended.then(() => {
      if (!stopping) resolve(new ServiceFailure(service.name, 'has ended', output()))
    })
  })
  try {
    await untilAnswers(service, failure, output)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, failure }
}

async function untilAnswers(service: Service, failure: Promise<ServiceFailure>, output: () => string) {
  const deadline = Date.now() + (service.deadline ?? 60_000)
  for (;;) {
    service.signal?.throwIfAborted()
    if (Date.now() > deadline) throw new ServiceFailure(service.name, 'does not answer', output())
    const result = await Promise.race([failure, service.answers().catch(() => false)])
    if (result instanceof ServiceFailure) throw result
    if (result) return
    await delay(50)
  }
}

export type Started = ServiceProcess & { port: number }

export type Start = (port: number | undefined, signal: AbortSignal | undefined) => Promise<Started>

/** Tries another one if the port is taken meanwhile, as by tests that start services at once. */
export function onFreePort(
  start: (port: number, signal: AbortSignal | undefined) => Promise<ServiceProcess>,
): Start {
  return async (preferred, signal) => {
    for (let attempt = 1; ; attempt++) {
      const port = await freePort(attempt === 1 ? preferred : 0)
      try {
        return { ...(await start(port, signal)), port }
      } catch (error) {
        const isTaken = error instanceof ServiceFailure && /EADDRINUSE|already in use/i.test(error.message)
        if (!isTaken || attempt === 3) throw error
      }
    }
  }
}

function keepTail(child: ChildProcess): () => string {
  let tail = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (tail = (tail + text).slice(-2000)))
  }
  child.stdin?.on('error', () => {})
  child.on('error', (error) => (tail += error.message))
  return () => tail.trim().split('\n').slice(-12).join('\n')
}
