import { type CSSProperties, type ReactNode, useState } from 'react'
import { factsOfImage, renditionsOf } from '#domain/image/rendition'

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
  /**
   * How wide it is shown, as in the attribute: a browser takes the next larger rendition. On phones about two
   * thirds of that, since their pixels are small. Safari does not know `min()` in it.
   */
  sizes: string
  fallback: ReactNode
  load?: ImageLoading
  className?: string | undefined
  /** The class of its background, if it may be transparent. */
  plate?: string | undefined
  /** Whether its place has its colour until it has loaded. @default true */
  tinted?: boolean
  /** How an image of this size fills its place: `data-fit` in the style sheet. */
  fitOf?: (width: number, height: number) => string
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

/** The `srcset` of an image wider than any of its places: by `sizes` a smaller one would be enlarged. */
export function srcSetOf(path: string, width: number): string | undefined {
  const renditions = renditionsOf(path)
  const largest = renditions.at(-1)?.width ?? 0
  return largest * 1.5 > width
    ? renditions.map((rendition) => `${rendition.path} ${rendition.width}w`).join()
    : undefined
}

/** The image may be missing or broken. */
export function RemoteImage(props: Props) {
  const { src, alt, width, height, sizes, fallback, load = 'near', className, plate } = props
  const { tinted = true, fitOf } = props
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return fallback
  const facts = factsOfImage(src)
  const srcSet = srcSetOf(src, width)
  // Not React's state: an attribute needs no second rendering.
  const fit = (image: HTMLImageElement) => {
    if (fitOf && !facts) image.dataset['fit'] = fitOf(image.naturalWidth, image.naturalHeight)
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
      srcSet={srcSet}
      sizes={srcSet && sizes}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      data-fit={facts && fitOf?.(facts.width, facts.height)}
      style={facts && tinted ? ({ '--tint': facts.colour } as CSSProperties) : undefined}
      onLoad={fitOf && (({ currentTarget }) => fit(currentTarget))}
      onError={() => setBroken(src)}
    />
  )
  return plate ? <span className={plate}>{element}</span> : element
}
