import { largestImage } from './request-size'

/** The types of images that are taken. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']

/** An image's size in a file, in bytes, and on the screen, in pixels, at the most. */
export const imageLimits = { bytes: largestImage, pixels: 40_000_000 }

/** What is said of an image that is not taken. */
export const imageProblems = {
  size: 'The image may have at most 5 MB.',
  pixels: 'The image may have at most 40 megapixels.',
  type: 'The image must be a PNG, JPEG, WebP, GIF or AVIF file.',
}
