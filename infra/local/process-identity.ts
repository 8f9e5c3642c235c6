import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

export interface ProcessIdentity {
  pid: number
  started: string
}

export function identify(pid: number): ProcessIdentity {
  return { pid, started: startOf(pid) }
}

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(pid) === started
}

/** First SIGTERM, after two seconds SIGKILL. */
export async function endProcess(process_: ProcessIdentity): Promise<void> {
  const politeUntil = Date.now() + 2000
  while (isRunning(process_)) {
    try {
      process.kill(process_.pid, Date.now() < politeUntil ? 'SIGTERM' : 'SIGKILL')
    } catch {
      return // It has ended meanwhile.
    }
    await delay(50)
  }
}

function startOf(pid: number): string {
  const stat = `/proc/${pid}/stat`
  if (existsSync('/proc/self/stat')) {
    // Field 22: clock ticks since boot. Field 2, the name, may contain spaces.
    const fields = existsSync(stat)
      ? readFileSync(stat, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
      : []
    // A zombie counts as ended.
    return fields[0] === 'Z' ? 'ended' : `${bootId()} ${fields[19] ?? ''}`
  }
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return ps.error ? '' : ps.stdout.trim()
}

function bootId(): string {
  const file = '/proc/sys/kernel/random/boot_id'
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}
