import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from './documents'

/** Columns of a line of code or of a comment; Prettier wraps the code, nothing wraps comments. */
const most = 110

/** Demo content is prose, and a page of its own has its style sheet in a template. */
const prose = /^(demo\/|local\/gateway\/(docs\/docs-page|failure)\.ts$)/

const files = repositoryFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !prose.test(path))

test(`no comment and no code is wider than ${most} columns`, () => {
  const wide = files.flatMap((path) =>
    textOf(path)
      .split('\n')
      .map((line, at) => ({ place: `${path}:${at + 1}`, line }))
      .filter(({ line }) => widthOf(line) > most),
  )
  expect(wide).toEqual([])
})

/** A text in quotes cannot be wrapped, so its own length does not count. */
function widthOf(line: string): number {
  const isComment = /^\s*(\/\/|\/?\*)/.test(line)
  const counted = isComment ? line : line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, '')
  return [...counted].length
}
