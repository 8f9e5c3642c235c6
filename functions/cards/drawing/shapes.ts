import type { Outline } from './coverage'

type Point = readonly [x: number, y: number]

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A rectangle with round corners. */
export function roundedBox({ left, top, width, height }: Box, radius: number): Outline {
  const corner = (x: number, y: number, from: number) => arc([x, y], radius, from, from + Math.PI / 2)
  const [right, bottom] = [left + width, top + height]
  return [
    [
      ...corner(right - radius, top + radius, -Math.PI / 2),
      ...corner(right - radius, bottom - radius, 0),
      ...corner(left + radius, bottom - radius, Math.PI / 2),
      ...corner(left + radius, top + radius, Math.PI),
    ],
  ]
}

export function circle(centre: Point, radius: number): Outline {
  return [arc(centre, radius, 0, 2 * Math.PI)]
}

/** Points of an arc, close enough to look round. */
function arc([x, y]: Point, radius: number, from: number, to: number): [number, number][] {
  const count = Math.max(4, Math.ceil(radius * Math.abs(to - from)))
  return Array.from({ length: count + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / count
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** A line through points, with round ends and corners. */
export function line(points: readonly Point[], width: number): Outline {
  return points.flatMap((to, at) => {
    const from = points[at - 1]
    return from ? [...circle(to, width / 2), ...segment(from, to, width)] : circle(to, width / 2)
  })
}

function segment([x0, y0]: Point, [x1, y1]: Point, width: number): Outline {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [dx, dy] = [((y1 - y0) / length) * (width / 2), ((x1 - x0) / length) * (width / 2)]
  // In the direction in which arc() goes round, so that they fill together.
  return [
    [
      [x0 + dx, y0 - dy],
      [x1 + dx, y1 - dy],
      [x1 - dx, y1 + dy],
      [x0 - dx, y0 + dy],
    ],
  ]
}

/** A star of five points, of which the share at its left is drawn: 1 for a whole one. */
export function star([x, y]: Point, radius: number, share = 1): Outline {
  const points = Array.from({ length: 10 }, (_, at): Point => {
    const angle = (Math.PI / 5) * at - Math.PI / 2
    const reach = at % 2 === 0 ? radius : radius * 0.45
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return [leftOf(points, x - radius + 2 * radius * share)]
}

/** The part of a contour that lies left of a limit. */
function leftOf(points: readonly Point[], limit: number): [number, number][] {
  return points.flatMap(([x, y], at) => {
    const [beforeX, beforeY] = points.at(at - 1)!
    const crosses = beforeX < limit !== x < limit
    const share = (limit - beforeX) / (x - beforeX)
    const crossing: [number, number][] = crosses ? [[limit, beforeY + (y - beforeY) * share]] : []
    return x < limit ? [...crossing, [x, y]] : crossing
  })
}
