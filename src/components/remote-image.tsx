import { type ReactNode, useState } from 'react'

/**
 * `now`: visible without scrolling. `first`: the largest image of its page. `after`: visible without
 * scrolling, but later than the first one. `near`: when it is almost visible.
 */
export type ImageLoading = 'near' | 'now' | 'first' | 'after'

interface Props {
  src: string | null | undefined
  /** Empty if the text beside it says the same. */
  alt: string
  /** In pixels. The browser reserves the space. */
  width: number
  height: number
  fallback: ReactNode
  load?: ImageLoading
  className?: string | undefined
  /** The class of its background, if it may be transparent. */
  plate?: string | undefined
  /** How a loaded image fills its place: `data-fit` in the style sheet. */
  fitOf?: (image: HTMLImageElement) => string
}

/** Images of a grid on the first screen of a desktop. */
const seenAtOnce = 6

/** For a grid at the start of a page. */
export function loadInGrid(at: number): ImageLoading {
  if (at === 0) return 'first'
  return at < seenAtOnce ? 'after' : 'near'
}

/** React preloads images that load at once, in the order of the page, except those of low priority. */
const priorities = { near: 'auto', now: 'auto', first: 'high', after: 'low' } as const

/** The image may be missing or broken. */
export function RemoteImage(props: Props) {
  const { src, alt, width, height, fallback, load = 'near', className, plate, fitOf } = props
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return fallback
  // Not React's state: an attribute needs no second rendering.
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
