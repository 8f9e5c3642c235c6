/** Bytes above which an image is made smaller: several then fit the one request that a function takes in the cloud. */
const large = 1024 * 1024

/** Pixels of the longer side that no page shows more of. */
const longestSide = 2400

/**
 * An image as it is uploaded: one that is large becomes a WebP of at most 2,400 pixels a side. It stays as it is where
 * that would gain nothing, where it moves (GIF), and where the browser cannot read it: the server says what is wrong.
 */
export async function reduceImage(file: File): Promise<File> {
  if (file.size <= large || file.type === 'image/gif') return file
  try {
    const reduced = await redraw(file)
    const name = file.name.replace(/\.\w+$/, '') + '.webp'
    return reduced.size < file.size ? new File([reduced], name, { type: reduced.type }) : file
  } catch {
    return file
  }
}

async function redraw(file: File): Promise<Blob> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}
