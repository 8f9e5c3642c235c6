import { fileURLToPath } from 'node:url'

export const imageKinds = {
  logos: { width: 360, height: 360, maxBytes: 7 * 1024 },
  categories: { width: 400, height: 300, maxBytes: 9 * 1024 },
  covers: { width: 880, height: 495, maxBytes: 22 * 1024 },
} as const

export type ImageKind = keyof typeof imageKinds

export function imageAddress(kind: ImageKind, name?: string): string {
  const path = name === undefined ? `./images/${kind}/` : `./images/${kind}/${name}.webp`
  return fileURLToPath(new URL(path, import.meta.url))
}
