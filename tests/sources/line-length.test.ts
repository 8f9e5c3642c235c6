import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../support/documents'

/** The most columns of a line. Prettier wraps code, but not comments. */
const maxColumns = 110

/** Demo content is prose. A page has its style sheet in a template. */
const prose = /^(infra\/demo\/(blogs|reviews|stores)\.ts|functions\/http\/small-page\.ts)$/

const files = repositoryFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !prose.test(path))

test(`no line of code or comment is wider than ${maxColumns} columns`, () => {
  const wide = files.flatMap((path) =>
    textOf(path)
      .split('\n')
      .map((line, at) => ({ place: `${path}:${at + 1}`, line }))
      .filter(({ line }) => widthOf(line) > maxColumns),
  )
  expect(wide).toEqual([])
})

/** A quoted text cannot be wrapped, so its length does not count. */
function widthOf(line: string): number {
  const isComment = /^\s*(\/\/|\/?\*)/.test(line)
  const counted = isComment ? line : line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, '')
  return [...counted].length
}
