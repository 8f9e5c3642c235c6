import { renditionWidths } from '#domain/image/rendition'

/** Nothing serves /private/{random}-{facts}.webp, and its name does not follow from its content. */
const [publicStart, privateStart] = ['/media/', '/private/']

export function imageName(path: string): string[] {
  if (path.startsWith(publicStart)) return [path.slice(publicStart.length)]
  return isPrivate(path) ? [path.slice(1)] : []
}

export function pathOfImage(name: string): string {
  return isPrivate(`/${name}`) ? `/${name}` : publicStart + name
}

export function isPrivate(path: string | null): path is string {
  return path?.startsWith(privateStart) ?? false
}

const smaller = renditionWidths.slice(0, -1).join('|')

/** Older images keep the format in which they were sent, without renditions. */
const allPaths = new RegExp(
  '^/media/[0-9a-f]{32}' +
    `(\\.(png|jpg|webp|gif|avif)|-\\d{1,4}x\\d{1,5}-[0-9a-f]{6}(\\.(${smaller}))?\\.webp)$`,
)

export function isImagePath(path: string): boolean {
  return allPaths.test(path)
}
