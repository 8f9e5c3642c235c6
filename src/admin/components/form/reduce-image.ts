/**
 * Bytes above which an image is made smaller: several then fit the one request that a function takes in the
 * cloud.
 */
const large = 1024 * 1024

/**
 * An image as it is uploaded: one that is large, or has more pixels a side than any page shows of it, becomes
 * a WebP without them. It stays as it is where that would gain nothing, where it moves (GIF), and where the
 * browser cannot read it: the server says what is wrong.
 */
export async function reduceImage(file: File, longestSide: number): Promise<File> {
  if (file.type === 'image/gif') return file
  try {
    const image = await createImageBitmap(file)
    const isFitting = file.size <= large && Math.max(image.width, image.height) <= longestSide
    const reduced = isFitting ? file : await redraw(image, longestSide)
    image.close()
    const name = file.name.replace(/\.\w+$/, '') + '.webp'
    return reduced.size < file.size ? new File([reduced], name, { type: reduced.type }) : file
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
