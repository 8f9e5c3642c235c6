/** Several files of this size fit into one request. */
const largeBytes = 1024 * 1024

const reduced = new WeakMap<File, Promise<File>>()

/** Large images become a smaller WebP, once each. An unreadable file stays: the server gives the reason. */
export function reduceImage(file: File, longestSide: number): Promise<File> {
  const known = reduced.get(file) ?? reduce(file, longestSide)
  reduced.set(file, known)
  return known
}

async function reduce(file: File, longestSide: number): Promise<File> {
  try {
    const image = await createImageBitmap(file)
    const isFitting = file.size <= largeBytes && Math.max(image.width, image.height) <= longestSide
    const smaller = isFitting ? file : await redraw(image, longestSide)
    image.close()
    const name = file.name.replace(/\.\w+$/, '') + '.webp'
    return smaller.size < file.size ? new File([smaller], name, { type: smaller.type }) : file
  } catch {
    return file
  }
}

async function redraw(image: ImageBitmap, longestSide: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}
