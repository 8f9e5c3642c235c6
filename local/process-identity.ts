import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** A process that cannot be mistaken for a later one with the same id. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in the words of the operating system; empty where that is unknown. */
  started: string
}

export function identify(pid: number): ProcessIdentity {
  return { pid, started: startOf(pid) }
}

/** Whether this very process still runs; ids are given out again after a while. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, but belongs to someone else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(pid) === started
}

/** Ends a process of ours and waits until it is gone: first politely, after two seconds by force. */
export async function endProcess(process_: ProcessIdentity): Promise<void> {
  const politeUntil = Date.now() + 2000
  while (isRunning(process_)) {
    try {
      process.kill(process_.pid, Date.now() < politeUntil ? 'SIGTERM' : 'SIGKILL')
    } catch {
      return // It ended in between.
    }
    await delay(50)
  }
}

function startOf(pid: number): string {
  const stat = `/proc/${pid}/stat`
  if (existsSync('/proc/self/stat')) {
    // The 22nd field: clock ticks since the machine started. The second one, the name, may hold spaces.
    const fields = existsSync(stat)
      ? readFileSync(stat, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
      : []
    // A dead child that nobody has asked after yet counts as gone.
    return fields[0] === 'Z' ? 'ended' : `${bootId()} ${fields[19] ?? ''}`
  }
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return ps.error ? '' : ps.stdout.trim()
}

function bootId(): string {
  const file = '/proc/sys/kernel/random/boot_id'
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}
