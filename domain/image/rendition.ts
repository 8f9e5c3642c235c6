/** In CSS pixels times the density of the screen: a tile, a card and a cover. */
export const renditionWidths = [96, 192, 384, 768, 1200] as const

export interface ImageFacts {
  /** The size of the largest rendition, in pixels. */
  width: number
  height: number
  /** The colour of the whole image, for the place in which it appears: `#c04000`. */
  colour: string
}

const named = /^(\/(?:media|private)\/[0-9a-f]{32})-(\d{1,4})x(\d{1,5})-([0-9a-f]{6})\.webp$/

/** `/media/{hash}-{width}x{height}-{colour}.webp`. Undefined for an image that has no renditions. */
export function factsOfImage(path: string): ImageFacts | undefined {
  const [, , width, height, colour] = named.exec(path) ?? []
  return colour === undefined
    ? undefined
    : { width: Number(width), height: Number(height), colour: `#${colour}` }
}

export function nameOfImage(hash: string, { width, height, colour }: ImageFacts): string {
  return `${hash}-${width}x${height}-${colour.slice(1)}.webp`
}

/** The image in each of its widths, the smallest first; itself last. */
export function renditionsOf(path: string): { path: string; width: number }[] {
  const facts = factsOfImage(path)
  if (!facts) return []
  const smaller = renditionWidths.filter((width) => width < facts.width)
  return [
    ...smaller.map((width) => ({ path: path.replace(/\.webp$/, `.${width}.webp`), width })),
    { path, width: facts.width },
  ]
}
