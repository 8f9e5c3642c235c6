import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

/** The paths of all text files of the repository, uncommitted ones too. */
export function repositoryFiles(): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', listed, { cwd: project, encoding: 'utf8' }).trim().split('\n').toSorted()
  return paths.filter((path) => /\.(ts|tsx|mjs|css|md|json|ya?ml|html)$/.test(path))
}

/** The text of a file; '' for an uncommitted deletion. */
export function textOf(path: string): string {
  try {
    return readFileSync(resolve(project, path), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** The text below the heading with this beginning, up to the next heading of the same level. */
export function sectionOf(markdown: string, heading: string): string {
  const [level = ''] = /^#+/.exec(heading) ?? []
  const [, below = ''] = `\n${markdown}`.split(`\n${heading}`)
  return below.split(new RegExp(`\n#{1,${level.length}} `))[0] ?? ''
}
