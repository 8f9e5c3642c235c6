import { expect, test } from 'vitest'
import { coverageOf, type Outline } from './coverage'
import { circle, roundedBox } from './shapes'

const canvas = { width: 100, height: 100 }
const box = (left: number, top: number, right: number, bottom: number): Outline => [
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
]
const sumOf = (outline: Outline) => coverageOf(outline, canvas)?.of.reduce((sum, each) => sum + each, 0) ?? 0

test('whole pixels are covered whole, others by their share', () => {
  const { left, top, width, height, of } = coverageOf(box(1.5, 1, 3.25, 2), canvas)!
  expect({ left, top, width, height, of: [...of] }).toEqual({
    left: 1,
    top: 1,
    width: 3,
    height: 1,
    of: [0.5, 1, 0.25],
  })
})

test('shapes that overlap cover once, and one the other way round cuts a hole', () => {
  expect(sumOf([...box(10, 10, 20, 20), ...box(15, 10, 25, 20)])).toBeCloseTo(150)
  const hole = box(12, 12, 14, 14).map((contour) => contour.toReversed())
  expect(sumOf([...box(10, 10, 20, 20), ...hole])).toBeCloseTo(96)
})

test('round shapes have their area', () => {
  expect(sumOf(circle([50, 50], 30))).toBeCloseTo(Math.PI * 900, -1)
  const corners = (4 - Math.PI) * 25
  expect(sumOf(roundedBox({ left: 10, top: 10, width: 40, height: 30 }, 5))).toBeCloseTo(1200 - corners, -1)
})

test('what lies outside of the picture is left out', () => {
  expect(sumOf(box(-50, -50, 10, 10))).toBeCloseTo(100)
  expect(sumOf(box(90, 90, 500, 500))).toBeCloseTo(100)
  expect(coverageOf(box(200, 0, 300, 10), canvas)).toBeNull()
  expect(coverageOf([], canvas)).toBeNull()
})
