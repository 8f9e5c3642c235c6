export const cacheControl = {
  /** Assets and images: their names contain a hash. */
  immutable: 'public, max-age=31536000, immutable',
  file: 'public, max-age=300, stale-while-revalidate=86400',
  none: 'no-store',
} as const
