import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from './documents'

const project = resolve(import.meta.dirname, '../..')

const texts = repositoryFiles().map((path) => ({ path, text: textOf(path) }))

test('every link in a document leads to an existing file', () => {
  const broken = texts
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, target = '']) => ({ path, target }))
        .filter(({ target }) => !existsSync(join(project, dirname(path), target))),
    )
  expect(broken).toEqual([])
})

test('every file that a document names exists', () => {
  const missing = texts
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /`((?:amplify|demo|docs|domain|functions|infra|local|operations|src|tests)\/[\w./-]+)`/g,
        ),
      ]
        .map(([, named = '']) => ({ path, named }))
        .filter(({ named }) => !['', '.ts', '.tsx'].some((end) => existsSync(resolve(project, named + end)))),
    )
  expect(missing).toEqual([])
})
