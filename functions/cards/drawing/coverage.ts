/** The outline of a filled shape: closed contours of points, with y downwards. */
export type Outline = readonly (readonly [x: number, y: number])[][]

/** How much of each pixel of a rectangle a shape covers, from 0 to 1. */
export interface Coverage {
  left: number
  top: number
  width: number
  height: number
  of: Float32Array
}

/**
 * The pixels that an outline covers within a canvas. Each edge adds the signed area to its right; the running
 * sum of a row is then the winding number times the covered share, so overlapping contours fill, and opposite
 * ones cut holes.
 */
export function coverageOf(outline: Outline, canvas: { width: number; height: number }): Coverage | null {
  const points = outline.flat()
  if (points.length === 0) return null
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  left = Math.max(0, Math.floor(left))
  top = Math.max(0, Math.floor(top))
  const width = Math.min(canvas.width, Math.ceil(right)) - left
  const height = Math.min(canvas.height, Math.ceil(bottom)) - top
  if (!(width > 0 && height > 0)) return null
  const area: Area = { width, height, sums: new Float32Array((width + 2) * height) }
  for (const contour of outline) {
    let [x0, y0] = contour.at(-1) ?? [0, 0]
    for (const [x, y] of contour) {
      addEdge(area, x0 - left, y0 - top, x - left, y - top)
      ;[x0, y0] = [x, y]
    }
  }
  return { left, top, width, height, of: covered(area) }
}

interface Area {
  width: number
  height: number
  /** By rows, each with two more columns for what lies at the right edge. */
  sums: Float32Array
}

function covered({ width, height, sums }: Area): Float32Array {
  const of = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += sums[y * (width + 2) + x]!
      of[y * width + x] = Math.min(1, Math.abs(sum))
    }
  }
  return of
}

/** Adds an edge row by row. What lies left of the area counts at its left edge. */
function addEdge(area: Area, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return
  const sign = y0 < y1 ? 1 : -1
  const [fromX, fromY, toX, toY] = sign === 1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const slope = (toX - fromX) / (toY - fromY)
  const last = Math.min(area.height, Math.ceil(toY))
  for (let row = Math.max(0, Math.floor(fromY)); row < last; row++) {
    const upper = Math.max(fromY, row)
    const lower = Math.min(toY, row + 1)
    if (lower <= upper) continue
    const clamp = (x: number) => Math.min(area.width, Math.max(0, x))
    const a = clamp(fromX + (upper - fromY) * slope)
    const b = clamp(fromX + (lower - fromY) * slope)
    addToRow(area, row, Math.min(a, b), Math.max(a, b), sign * (lower - upper))
  }
}

/** Adds the part of an edge within a row, which goes from one x to another and has this height. */
function addToRow({ width, sums }: Area, row: number, from: number, to: number, height: number): void {
  const base = row * (width + 2)
  const first = Math.floor(from)
  if (to <= first + 1) {
    const rest = (from + to) / 2 - first
    sums[base + first]! += height * (1 - rest)
    sums[base + first + 1]! += height * rest
    return
  }
  const perPixel = height / (to - from)
  let before = 0
  for (let x = first; x < to; x++) {
    // The area to the right of the edge within the pixels up to this one.
    const start = Math.max(from, x)
    const end = Math.min(to, x + 1)
    const passed = perPixel * (end - start)
    const rest = (start + end) / 2 - x
    sums[base + x]! += before + passed * (1 - rest)
    before = passed * rest
  }
  sums[base + Math.ceil(to)]! += before
}
