/**
 * Where images are. A public one is at /media/{hash}.webp, for anyone to read. One that only staff may see is
 * at /private/{random}.webp, which nothing serves, and whose name nobody can find out from its content.
 */
const [publicStart, privateStart] = ['/media/', '/private/']

/**
 * The name of an image by its path, which its item has in the table: '{hash}.webp', 'private/{random}.webp'.
 */
export function imageName(path: string): string[] {
  if (path.startsWith(publicStart)) return [path.slice(publicStart.length)]
  return isPrivate(path) ? [path.slice(1)] : []
}

/** The path of an image by its name. */
export function pathOfImage(name: string): string {
  return isPrivate(`/${name}`) ? `/${name}` : publicStart + name
}

/** Whether only staff may see it. */
export function isPrivate(path: string | null): path is string {
  return path?.startsWith(privateStart) ?? false
}
