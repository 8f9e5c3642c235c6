import { fileURLToPath } from 'node:url'

export function imageAddress(kind: 'logos' | 'categories' | 'covers', name?: string): string {
  const path = name === undefined ? `./images/${kind}/` : `./images/${kind}/${name}.webp`
  return fileURLToPath(new URL(path, import.meta.url))
}
