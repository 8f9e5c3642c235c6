import { type ReactNode, useState } from 'react'

interface Props {
  src: string | null | undefined
  /** What it shows, as text; empty if the text beside it says the same. */
  alt: string
  /** Its size in pixels. The browser reserves the room. */
  width: number
  height: number
  /** Replaces a missing or broken image. */
  fallback: ReactNode
  /**
   * `now`: visible without scrolling. `first`: the largest image of its page. Others load when they come
   * near.
   */
  load?: 'near' | 'now' | 'first'
  className?: string | undefined
}

/** An image of the content. It may be missing or broken. */
export function RemoteImage({ src, alt, width, height, fallback, load = 'near', className }: Props) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return fallback
  return (
    <img
      // It may have failed before hydration, without a listener.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src)
      }}
      loading={load === 'near' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : 'auto'}
      decoding="async"
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      onError={() => setBroken(src)}
    />
  )
}
