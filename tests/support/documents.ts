import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

export function repositoryFiles(): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', listed, { cwd: project, encoding: 'utf8' }).trim().split('\n').toSorted()
  return paths.filter((path) => /\.(ts|tsx|mjs|css|md|json|ya?ml|html)$/.test(path))
}

export function textOf(path: string): string {
  try {
    return readFileSync(resolve(project, path), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
