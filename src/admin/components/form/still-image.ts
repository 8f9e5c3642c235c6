import { redraw } from './reduce-image'

/** In pixels. Enough for each preview and for advice. */
const longestSide = 1024

/** Of an animation the first picture, as visitors will see it. An unreadable file stays as it is. */
export async function stillOf(file: File): Promise<Blob> {
  try {
    const image = await createImageBitmap(file)
    const still = await redraw(image, longestSide)
    image.close()
    return still
  } catch {
    return file
  }
}
