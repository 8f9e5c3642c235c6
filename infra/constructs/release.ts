import { execFileSync } from 'node:child_process'

/** As git describes it: `v1.4.0`, `v1.4.0-3-g1a2b3c4`, `-dirty` if files differ; `unknown` without git. */
export function releaseOf(): string {
  try {
    const words = ['describe', '--tags', '--always', '--dirty']
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}
