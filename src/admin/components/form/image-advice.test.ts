import { expect, test } from 'vitest'
import { imageAdvice } from './image-advice'

const png = 'image/png'

test.each([
  [{ width: 360, height: 360, type: png }, []],
  [{ width: 290, height: 100, type: png }, []],
  [
    { width: 600, height: 60, type: png },
    ['It is 10 times as wide as it is high, so it will be small in its place.'],
  ],
  [
    { width: 100, height: 350, type: png },
    ['It is 3.5 times as high as it is wide, so it will be small in its place.'],
  ],
  [{ width: 16, height: 16, type: png }, ['It has only 16 × 16 pixels, and is not shown larger than that.']],
  [{ width: 96, height: 96, type: 'image/gif' }, ['If it is animated, it will be refused.']],
])('about the logo %o it says %j', (image, advice) => {
  expect(imageAdvice(image, 'logo')).toEqual(advice)
})

test('a picture needs more pixels than a logo', () => {
  const image = { width: 120, height: 90, type: png }
  expect([imageAdvice(image, 'logo').length, imageAdvice(image, 'picture').length]).toEqual([0, 1])
})
