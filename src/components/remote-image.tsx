import { type ReactNode, useState } from 'react'

/**
 * When an image loads. `now`: visible without scrolling. `first`: the largest image of its page. `after`:
 * visible without scrolling, and not to keep the first one waiting. `near`: when it comes near.
 */
export type ImageLoading = 'near' | 'now' | 'first' | 'after'

interface Props {
  src: string | null | undefined
  /** What it shows, as text; empty if the text beside it says the same. */
  alt: string
  /** Its size in pixels. The browser reserves the room. */
  width: number
  height: number
  /** Replaces a missing or broken image. */
  fallback: ReactNode
  load?: ImageLoading
  className?: string | undefined
  /** The class of what it lies on, if anything shows through it. */
  plate?: string | undefined
  /** Says, of a loaded image, how it fills its place. Its style sheet reads it in `data-fit`. */
  fitOf?: (image: HTMLImageElement) => string
}

/** How many images of a grid the first screen of a desktop has. */
const seenAtOnce = 6

/** How the image at a place of a grid loads that a page begins with. */
export function loadInGrid(at: number): ImageLoading {
  if (at === 0) return 'first'
  return at < seenAtOnce ? 'after' : 'near'
}

/** React preloads all that is loaded at once, in the order of the page, but what is low. */
const priorities = { near: 'auto', now: 'auto', first: 'high', after: 'low' } as const

/** An image of the content. It may be missing or broken. */
export function RemoteImage(props: Props) {
  const { src, alt, width, height, fallback, load = 'near', className, plate, fitOf } = props
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return fallback
  // Not by React's state: an attribute needs no second rendering.
  const fit = (image: HTMLImageElement) => {
    if (fitOf) image.dataset['fit'] = fitOf(image)
  }
  const element = (
    <img
      // It may have loaded or failed before hydration, without a listener.
      ref={(image) => {
        if (!image?.complete) return
        if (image.naturalWidth === 0) setBroken(src)
        else fit(image)
      }}
      loading={load === 'near' ? 'lazy' : 'eager'}
      fetchPriority={priorities[load]}
      decoding="async"
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      onLoad={fitOf && (({ currentTarget }) => fit(currentTarget))}
      onError={() => setBroken(src)}
    />
  )
  return plate ? <span className={plate}>{element}</span> : element
}
