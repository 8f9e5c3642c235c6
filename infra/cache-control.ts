/** How long files may be kept, by the local gateway and by CloudFront. API and pages set their own. */
export const cacheControl = {
  /** Files with a hash of their content in their name: the build's assets and the images. */
  immutable: 'public, max-age=31536000, immutable',
  /** Other files, such as the icon and robots.txt. */
  file: 'public, max-age=300, stale-while-revalidate=86400',
  /** Failures. */
  none: 'no-store',
} as const
