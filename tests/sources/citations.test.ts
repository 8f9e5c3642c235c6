import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../support/documents'

const project = resolve(import.meta.dirname, '../..')
/** Those in folders named site are texts of pages. */
const documents = repositoryFiles().filter((path) => path.endsWith('.md') && !/(^|\/)site\//.test(path))

/** What the documents say at a pattern's group and does not exist. */
function missing(pattern: RegExp, exists: (named: string, path: string) => boolean): string[] {
  return documents.flatMap((path) =>
    [...textOf(path).matchAll(pattern)]
      .map(([, named = '']) => named)
      .filter((named) => !exists(named, path))
      .map((named) => `${path}: ${named}`),
  )
}

test('every link in a document leads to an existing file', () => {
  const link = /\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g
  expect(missing(link, (target, path) => existsSync(join(project, dirname(path), target)))).toEqual([])
})

test('every file that a document names exists', () => {
  const file = /`((?:amplify|demo|docs|domain|functions|infra|local|operations|src|tests)\/[\w./-]+)`/g
  const ends = ['', '.ts', '.tsx']
  expect(missing(file, (named) => ends.some((end) => existsSync(resolve(project, named + end))))).toEqual([])
})

test('every command that a document names is a script of package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  expect(missing(/npm run (?:-s )?([\w:-]*\w)/g, (name) => name === 'bench' || name in scripts)).toEqual([])
})
