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
