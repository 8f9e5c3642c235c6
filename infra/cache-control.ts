/** How long the local gateway and CloudFront cache files. API and pages set their own headers. */
export const cacheControl = {
  /** Files with a content hash in their name: the build's assets and the images. */
  immutable: 'public, max-age=31536000, immutable',
  /** Other files, such as the icon and robots.txt. */
  file: 'public, max-age=300, stale-while-revalidate=86400',
  /** Failures. */
  none: 'no-store',
} as const
