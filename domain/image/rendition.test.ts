import { expect, test } from 'vitest'
import { factsOfImage, nameOfImage, renditionsOf } from './rendition'

const hash = '0123456789abcdef'.repeat(2)

test('the name of an image says its size and its colour', () => {
  const facts = { width: 400, height: 300, colour: '#c04000' }
  const path = `/media/${nameOfImage(hash, facts)}`
  expect(path).toBe(`/media/${hash}-400x300-c04000.webp`)
  expect(factsOfImage(path)).toEqual(facts)
  expect(renditionsOf(path)).toEqual([
    { path: `/media/${hash}-400x300-c04000.96.webp`, width: 96 },
    { path: `/media/${hash}-400x300-c04000.192.webp`, width: 192 },
    { path: `/media/${hash}-400x300-c04000.384.webp`, width: 384 },
    { path, width: 400 },
  ])
})

test.each([`/media/${hash}.png`, `/media/${hash}-400x300-c04000.96.webp`, '/media/logo.png', ''])(
  'an image without renditions has none: %s',
  (path) => expect([factsOfImage(path), renditionsOf(path)]).toEqual([undefined, []]),
)
