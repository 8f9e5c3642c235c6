import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

/** All text files of the repository, new ones included, by their paths from its root. */
export function repositoryFiles(): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', listed, { cwd: project, encoding: 'utf8' }).trim().split('\n')
  return paths.filter((path) => /\.(ts|tsx|mjs|css|md|json|ya?ml|html)$/.test(path))
}

/** The text of a file; '' for one that has been deleted and not committed yet. */
export function textOf(path: string): string {
  try {
    return readFileSync(resolve(project, path), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** The rows of the Markdown tables of a text as their cells, heads and rules left out. */
export function tableRows(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'))
  const isRule = (line: string | undefined) => /^\|[\s|:-]+\|$/.test(line ?? '')
  return lines
    .filter((line, at) => !isRule(line) && !isRule(lines[at + 1]))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** The text of a document below the heading that begins with this, up to the next one of the same level. */
export function sectionOf(markdown: string, heading: string): string {
  const [level = ''] = /^#+/.exec(heading) ?? []
  const [, below = ''] = `\n${markdown}`.split(`\n${heading}`)
  return below.split(new RegExp(`\n#{1,${level.length}} `))[0] ?? ''
}
