/**
 * Where images are. A public one is at /media/{hash}.webp for everyone. One that only staff may see is at
 * /private/{random}.webp: nothing serves this path, and its name does not follow from its content.
 */
const [publicStart, privateStart] = ['/media/', '/private/']

/**
 * The segments of an image's name in its path, as in its item's key: '{hash}.webp', 'private/{random}.webp'.
 */
export function imageName(path: string): string[] {
  if (path.startsWith(publicStart)) return [path.slice(publicStart.length)]
  return isPrivate(path) ? [path.slice(1)] : []
}

/** The path of an image with this name. */
export function pathOfImage(name: string): string {
  return isPrivate(`/${name}`) ? `/${name}` : publicStart + name
}

/** Whether only staff may see it. */
export function isPrivate(path: string | null): path is string {
  return path?.startsWith(privateStart) ?? false
}

/** Whether a path can be that of a public image. There is nothing at any other below /media. */
export function isImagePath(path: string): boolean {
  return /^\/media\/[0-9a-f]{32}\.(png|jpg|webp|gif|avif)$/.test(path)
}
