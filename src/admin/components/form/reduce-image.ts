/** Several files of this size fit into one request. */
const largeBytes = 1024 * 1024

/** Large images become a smaller WebP. An unreadable file stays: the server gives the reason. */
export async function reduceImage(file: File, longestSide: number): Promise<File> {
  try {
    const image = await createImageBitmap(file)
    const isFitting = file.size <= largeBytes && Math.max(image.width, image.height) <= longestSide
    const reduced = isFitting ? file : await redraw(image, longestSide)
    image.close()
    const name = file.name.replace(/\.\w+$/, '') + '.webp'
    return reduced.size < file.size ? new File([reduced], name, { type: reduced.type }) : file
  } catch {
    return file
  }
}

export async function redraw(image: ImageBitmap, longestSide: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}
