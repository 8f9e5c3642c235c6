import { setTimeout as delay } from 'node:timers/promises'
import { type ProcessIdentity, isRunning } from './process-identity'
import { ServiceFailure, type Start, type Started } from './service-process'

export interface Supervised {
  port: number
  identity: () => ProcessIdentity
  stop: () => Promise<void>
  failure: Promise<ServiceFailure>
}

interface Options {
  port: number | undefined
  signal?: AbortSignal | undefined
  /** A service without its data is not restarted. @default true */
  keepsData?: boolean
  onRestart?: (death: ServiceFailure) => void
}

/** This many ends in this time are no accident. */
const tooOften = { deaths: 3, milliseconds: 60_000 }

/** On the same port, so that clients still find it. The first start throws as `start` does. */
export async function supervise(
  start: Start,
  { port, signal, keepsData = true, onRestart }: Options,
): Promise<Supervised> {
  const ending = new AbortController()
  const either = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal
  let current = await start(port, either)
  let starting: Promise<Started> | undefined

  const deaths: number[] = []
  const hasEndedTooOften = () => {
    deaths.push(Date.now())
    return deaths.filter((time) => time > Date.now() - tooOften.milliseconds).length >= tooOften.deaths
  }
  const watch = async (): Promise<ServiceFailure> => {
    let death = await current.failure
    if (!keepsData) return death
    for (;;) {
      if (hasEndedTooOften()) return death.again(`has ended ${tooOften.deaths} times within a minute`)
      try {
        starting = startOnPort(start, current, either)
        current = await starting
        onRestart?.(death)
        death = await current.failure
      } catch (error) {
        // During the shutdown nothing counts as a failure.
        if (ending.signal.aborted) return new Promise(() => {})
        if (!(error instanceof ServiceFailure)) throw error
        death = error
      }
    }
  }
  const stop = async () => {
    ending.abort()
    await starting?.catch(() => undefined)
    await current.stop()
  }
  return { port: current.port, identity: () => current.identity, stop, failure: watch() }
}

async function startOnPort(start: Start, dead: Started, signal: AbortSignal): Promise<Started> {
  await endGroup(dead.identity)
  for (let attempt = 0; ; attempt++) {
    const started = await start(dead.port, signal)
    if (started.port === dead.port) return started
    await started.stop()
    if (attempt === 20) throw new ServiceFailure('A service', `finds its port ${dead.port} taken`, '')
    await delay(100 * attempt, undefined, { signal })
  }
}

/** A killed process leaves children behind, which hold the port and the data. */
async function endGroup(leader: ProcessIdentity): Promise<void> {
  if (isRunning(leader)) return
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      process.kill(-leader.pid, 'SIGKILL')
    } catch {
      return // The group is empty.
    }
    await delay(20)
  }
}
