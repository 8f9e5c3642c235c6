import type Vips from 'wasm-vips'
import { imageLimits, imageProblems } from '#domain/image/formats'
import { renditionWidths } from '#domain/image/rendition'
import type { RefusedImage, RenderAnswer, ImageRequest } from './answer'

type Library = typeof Vips
type Largest = ImageRequest['largest']

const portraitLoaders = ['Png', 'Jpeg', 'Webp', 'Nsgif']

/** Reading the head of an SVG draws it, and an AVIF costs most: anyone may send a portrait. */
const loaders = { pixels: [...portraitLoaders, 'Heif', 'Svg'], portraitPixels: portraitLoaders }

/** In pixels. With this height noise takes 4 MB, and Lambda answers with six. */
const bounds = {
  pixels: { width: 1200, height: 2400, size: 'down' },
  portraitPixels: { width: 192, height: 384, size: 'down' },
  svg: { width: 768, height: 768, size: 'both' },
} as const

/** Upright, in sRGB, without metadata. What the header says decides whether the image is decoded. */
export function render(vips: Library, { image, largest }: ImageRequest): RenderAnswer {
  const file = Buffer.from(image, 'base64')
  for (const loader of loaders.pixels) {
    vips.operationBlock(`VipsForeignLoad${loader}`, !loaders[largest].includes(loader))
  }
  using head = headOf(vips, file)
  const refusal = refuse(head, file, largest)
  if (refusal) return refusal
  try {
    return decode(vips, file, formatOf(head), largest)
  } catch (error) {
    if (isBroken(error)) throw error
    return { refused: 'unsupported', problem: imageProblems.damaged }
  }
}

function headOf(vips: Library, file: Buffer): Vips.Image | null {
  try {
    return vips.Image.newFromBuffer(file)
  } catch (error) {
    if (isBroken(error)) throw error
    return null
  }
}

/** After it the state of the library is unknown. */
const isBroken = (error: unknown) => error instanceof Error && error.name === 'RuntimeError'

const formatOf = (head: Vips.Image | null) => head?.getString('vips-loader').split('load')[0] ?? ''

function refuse(head: Vips.Image | null, file: Buffer, largest: Largest): RefusedImage | null {
  // Compressed, an SVG might grow.
  if (!head || (formatOf(head) === 'svg' && !file.includes('<svg'))) {
    const problem = largest === 'pixels' ? imageProblems.type : imageProblems.portraitType
    return { refused: 'unsupported', problem }
  }
  const problem = problemOf(head, file, largest)
  return problem === null ? null : { refused: 'invalid', problem }
}

function problemOf(head: Vips.Image, file: Buffer, largest: Largest): string | null {
  if (head.getTypeof('n-pages') !== 0 && head.getInt('n-pages') > 1) return imageProblems.animated
  if (head.width * head.height > imageLimits[largest]) return imageProblems[largest]
  // There are no fonts.
  return formatOf(head) === 'svg' && file.includes('<text') ? imageProblems.text : null
}

function decode(vips: Library, file: Buffer, format: string, largest: Largest) {
  const { width: widest, ...bound } = bounds[format === 'svg' ? 'svg' : largest]
  // Keeps edges between colours sharp, for half of the time. A JPEG has lost them already.
  const smart_subsample = format !== 'jpeg'
  using decoded = vips.Image.thumbnailBuffer(file, widest, { ...bound, output_profile: 'srgb' })
  using base = decoded.copyMemory()
  const { width, height } = base
  const files = [...renditionWidths.filter((each) => each < width), width].map((each) => {
    using smaller = base.thumbnailImage(each, { height: bounds.pixels.height, size: 'down' })
    const bytes = smaller.webpsaveBuffer({ Q: 80, smart_subsample, keep: 'none' })
    return { width: each, bytes: Buffer.from(bytes).toString('base64') }
  })
  return { files, width, height, colour: colourOf(base) }
}

/** Where it is transparent, as on white. */
function colourOf(base: Vips.Image): string {
  using opaque = base.hasAlpha() ? base.flatten({ background: 255 }) : base.copy()
  using point = opaque.thumbnailImage(1, { height: 1, size: 'force' })
  using colour = point.colourspace('srgb')
  const channels = colour.getpoint(0, 0).map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${channels.join('')}`
}
