import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this browser starts. A name on the PATH may be a stub, and libraries may be missing. */
export function browserStarts(executablePath: string, env: Record<string, string> = {}): boolean {
  // Chrome for Windows opens a window instead of saying its version.
  if (process.platform === 'win32') return existsSync(executablePath)
  const { status } = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: 20_000,
  })
  return status === 0
}
