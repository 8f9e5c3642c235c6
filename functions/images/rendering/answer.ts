import type { ImageFacts } from '#domain/image/rendition'

/** What the images function is called with (docs/decisions/0044). */
export interface ImageRequest {
  /** In base64. */
  image: string
  largest: 'pixels' | 'portraitPixels'
}

export interface RenderedImage extends ImageFacts {
  /** WebP files in base64, in the widths of `renditionsOf`; the last one is the largest. */
  files: { width: number; bytes: string }[]
}

export interface RefusedImage {
  refused: 'unsupported' | 'invalid'
  problem: string
}

export type RenderAnswer = RenderedImage | RefusedImage
