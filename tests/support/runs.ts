import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this browser starts at all: names on the PATH may be stubs, or lack a library of the system. */
export function runs(executablePath: string, env: Record<string, string> = {}): boolean {
  // Chrome for Windows opens a window instead of saying its version.
  if (process.platform === 'win32') return existsSync(executablePath)
  const { status } = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: 20_000,
  })
  return status === 0
}
