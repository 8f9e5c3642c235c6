import { execFileSync } from 'node:child_process'

/**
 * What is being deployed, as git names it: `v1.4.0`, `v1.4.0-3-g1a2b3c4` three commits later, with `-dirty`
 * where files are not as committed. Where git can't say, `unknown`.
 */
export function releaseOf(): string {
  try {
    const words = ['describe', '--tags', '--always', '--dirty']
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}
