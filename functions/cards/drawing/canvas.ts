import { coverageOf, type Outline } from './coverage'
import { encodePng } from './png'

/** Steps between two colours at the edge of a shape. More would not be seen, and need too many colours. */
const steps = 15

/** A picture of few colours, each 0xRRGGBB, in which shapes are painted over each other. */
export class Canvas {
  private readonly pixels: Uint8Array
  private readonly palette: number[]
  private readonly known = new Map<number, number>()

  constructor(
    readonly size: { width: number; height: number },
    background: number,
  ) {
    this.pixels = new Uint8Array(size.width * size.height)
    this.palette = [background]
    this.known.set(background, 0)
  }

  /** Paints a shape. What lies outside of the picture is left out. */
  paint(outline: Outline, colour: number): void {
    const coverage = coverageOf(outline, this.size)
    if (!coverage) return
    const { left, top, width, height, of } = coverage
    const known = new Map<number, number>()
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const step = Math.round(of[y * width + x]! * steps)
        if (step === 0) continue
        const at = (top + y) * this.size.width + left + x
        const pair = this.pixels[at]! * (steps + 1) + step
        let index = known.get(pair)
        if (index === undefined) known.set(pair, (index = this.mixed(this.pixels[at]!, colour, step)))
        this.pixels[at] = index
      }
    }
  }

  png(): Buffer {
    return encodePng(this.pixels, this.size, this.palette)
  }

  private mixed(below: number, colour: number, step: number): number {
    return this.indexOf(mix(this.palette[below]!, colour, step / steps)) ?? below
  }

  /** A colour's place in the palette; undefined if there is no more room. */
  private indexOf(rgb: number): number | undefined {
    const index = this.known.get(rgb)
    if (index !== undefined || this.palette.length === 256) return index
    this.known.set(rgb, this.palette.length)
    return this.palette.push(rgb) - 1
  }
}

function mix(below: number, above: number, share: number): number {
  const channel = (shift: number) => {
    const [from, to] = [(below >> shift) & 255, (above >> shift) & 255]
    return Math.round(from + (to - from) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}
