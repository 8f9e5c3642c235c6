import { expect, test } from 'vitest'
import { repositoryFiles, sectionOf, textOf } from './documents'

/** The sources of the product's texts: the code, and the browser tests, which contain composed texts. */
const wording = repositoryFiles()
  .filter((path) => /^(domain|functions|src|tests\/e2e)\/.*\.tsx?$/.test(path))
  .filter((path) => path.startsWith('tests/') || !path.includes('.test.'))
  .map((path) => withBlanks(textOf(path)))
  .join('\n')

/** A source as its texts read: in one line, without escapes, with `{}` for the values of a template. */
function withBlanks(source: string): string {
  const inner = String.raw`[^{}]|\{[^{}]*\}`
  return source
    .replaceAll('\\\\', '\\')
    .replaceAll("\\'", "'")
    .replace(new RegExp(String.raw`\$\{(?:${inner})*\}`, 'g'), '{}')
    .replace(/\s+/g, ' ')
}

test.each(['5', '8'])(
  'the messages that section %s of docs/product.md lists are in the product',
  (number) => {
    const section = sectionOf(textOf('docs/product.md'), `## ${number}. `)
    const messages = [...section.matchAll(/^- `(.+?)`/gm)].map(([, message = '']) => message)
    expect(messages.length).toBeGreaterThan(4)
    const missing = messages.filter((message) => !wording.includes(message.replace(/\{[^}]*\}/g, '{}')))
    expect(missing).toEqual([])
  },
)
