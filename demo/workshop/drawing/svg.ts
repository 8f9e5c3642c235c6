/** The few SVG shapes that every drawing is composed of. Coordinates are pixels of the drawing's own canvas. */

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, corner = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A stroke without a fill, its ends and joins round. */
export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function moved(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`
}

/** The same part several times around a point, `from` degrees on. */
export function around(x: number, y: number, count: number, part: string, from = 0): string {
  return Array.from({ length: count }, (_, at) =>
    moved(`translate(${x} ${y}) rotate(${from + (at * 360) / count})`, part),
  ).join('')
}

/** Parts that show only inside an outline. `id` is unique in the drawing. */
export function clipped(id: string, outline: string, ...parts: string[]): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`
}

/** A part and its mirror image about the upright line at `x`. */
export function mirrored(x: number, part: string): string {
  return part + moved(`translate(${2 * x} 0) scale(-1 1)`, part)
}

export function drawing(width: number, height: number, background: string, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, background)}${parts.join('')}</svg>`
}

/** A square brand mark of 480 px, centred on 240, 240. */
export function logo(background: string, ...parts: string[]): string {
  return drawing(480, 480, background, ...parts)
}
