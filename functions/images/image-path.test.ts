import { expect, test } from 'vitest'
import { imageName, isImagePath, isPrivate, pathOfImage } from './image-path'

const hash = '0f3a'.repeat(8)

test.each([
  [`/media/${hash}.webp`, [`${hash}.webp`], false],
  ['/private/0f3a.webp', ['private/0f3a.webp'], true],
])('the name of an image leads back to its path: %.20s', (path, names, hidden) => {
  expect([imageName(path), pathOfImage(names[0] ?? ''), isPrivate(path)]).toEqual([names, path, hidden])
})

test.each(['https://example.com/logo.png', 'media/logo.png', ''])(
  'an address elsewhere names no image of ours: %s',
  (path) => expect([imageName(path), isPrivate(path)]).toEqual([[], false]),
)

test('without an image there is nothing private', () => expect(isPrivate(null)).toBe(false))

const ends = ['.png', '.jpg', '.webp', '.gif', '.avif', '-400x300-c04000.webp', '-400x300-c04000.768.webp']

test.each(ends)('a public image may end with %s', (end) =>
  expect(isImagePath(`/media/${hash}${end}`)).toBe(true),
)

test.each([
  `/private/${hash}.webp`,
  `/x/media/${hash}.webp`,
  `/media/${hash}.webp/x`,
  `/media/${hash}.webpx`,
  `/media/${hash}.svg`,
  `/media/${hash}xwebp`,
  `/media/${hash}-400x300-c04000.png`,
  `/media/${hash}-400x300.webp`,
  `/media/${hash}-400x300-c04000.97.webp`,
  `/media/${hash}0.webp`,
  `/media/${hash}${hash}.webp`,
  `/media/${hash.slice(1)}.webp`,
  `/media/${hash.toUpperCase()}.webp`,
  `/media/../${hash}.webp`,
])('there is no image at %s', (path) => expect(isImagePath(path)).toBe(false))
