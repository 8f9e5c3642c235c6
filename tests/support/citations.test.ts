import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from './documents'

const project = resolve(import.meta.dirname, '../..')

const thisFile = 'tests/support/citations.test.ts'

const texts = repositoryFiles()
  .filter((path) => path !== 'package-lock.json' && path !== thisFile)
  .map((path) => ({ path, text: textOf(path) }))

/** Comment lines are joined, because a citation may continue in the next line. */
const joined = texts.map(({ path, text }) => ({ path, text: text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ') }))

const citation = /product\.md\)?,? sections? ((?:\d+(?:\.\d+)?(?:, | and )?)+)/g

const headings = textOf('docs/product.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)
const sections = new Set([...headings].map(([, number]) => number!))

test('every cited section of docs/product.md exists', () => {
  const cited = joined.flatMap(({ path, text }) =>
    [...text.matchAll(citation)].flatMap(([, numbers = '']) =>
      numbers.match(/\d+(?:\.\d+)?/g)!.map((number) => ({ path, number })),
    ),
  )
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ number }) => !sections.has(number))).toEqual([])
})

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
