import { fileURLToPath } from 'node:url'

/** Few, so that it loads quickly. */
export const messyLogos = [
  'banner-10-to-1.png',
  'white-on-transparent.png',
  'icon-16.png',
  'black-on-transparent.png',
  'tower-1-to-10.png',
  'opaque-square.webp',
  'photograph.jpg',
  'tiny-in-large.png',
  'one-pixel.png',
  'pale-on-transparent.webp',
  'dark-square.png',
] as const

export const messyCovers = [
  'cover-40.png',
  'cover-tower.jpg',
  'cover-banner.webp',
  'cover-usual.webp',
  'cover-square.jpg',
  'cover-transparent.png',
] as const

export type MessyImage = (typeof messyLogos)[number] | (typeof messyCovers)[number]

export const messyImage = (name?: MessyImage): string =>
  fileURLToPath(new URL(`./images/${name ?? ''}`, import.meta.url))
