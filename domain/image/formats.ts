import { largestImage } from '../http/request-size'

export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
]

/** The largest image: bytes of the file, pixels on the screen, pixels of a picture of a person. */
export const imageLimits = { bytes: largestImage, pixels: 40_000_000, portraitPixels: 4_000_000 }

export const imageProblems = {
  size: 'The image may have at most 5 MB.',
  pixels: 'The image may have at most 40 megapixels.',
  portraitPixels: 'The picture may have at most 4 megapixels.',
  portraitType: 'The picture must be a PNG, JPEG, WebP or GIF file.',
  type: 'The image must be a PNG, JPEG, WebP, GIF, AVIF or SVG file.',
  animated: 'The image must not be animated.',
  text: 'The SVG must have its text as outlines.',
  unread: 'Images cannot be read at the moment. Please try again.',
  damaged: 'The image cannot be read. It may be damaged.',
  slow: 'The image takes too long to read. Please save it again, smaller.',
}
