import { expect, test } from 'vitest'
import { botCheckSchema, isBot } from './bot-check'

test.each([
  [{}, false],
  [{ website: '' }, false],
  [{ website: 'https://example.com' }, true],
  [{ website: ' ' }, true],
  [{ elapsedMs: '1999' }, true],
  [{ elapsedMs: 0 }, true],
  [{ elapsedMs: -5 }, true],
  [{ elapsedMs: '2000' }, false],
  [{ website: '', elapsedMs: 8000 }, false],
  [{ website: 'x', elapsedMs: 8000 }, true],
])('a form with the extra fields %o was filled in by a bot: %s', (fields, automated) => {
  expect(isBot(botCheckSchema.parse(fields))).toBe(automated)
})

test('what is of another kind is named as a person would', () => {
  const { error } = botCheckSchema.safeParse({ website: 1, elapsedMs: 'x' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Website must be text.',
    'Elapsed time must be a number.',
  ])
})
