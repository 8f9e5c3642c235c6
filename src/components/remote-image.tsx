import { type ReactNode, useState } from 'react'

interface Props {
  src: string | null | undefined
  /** What it shows, in words; empty where the text beside it says the same. */
  alt: string
  /** Its own size in pixels: the browser keeps the room free until it comes. */
  width: number
  height: number
  /** What stands in for it where there is none, or where it can't be loaded. */
  fallback: ReactNode
  /** Visible without scrolling, or even the largest image of its page; others wait until they are near. */
  load?: 'near' | 'now' | 'first'
  className?: string | undefined
}

/** An image from the directory's content, which may be missing or broken. */
export function RemoteImage({ src, alt, width, height, fallback, load = 'near', className }: Props) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return fallback
  return (
    <img
      // It may have failed before the page was taken over, when nobody listened yet.
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
