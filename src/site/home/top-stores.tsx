import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#components/icon'
import { Loaded } from '#components/loaded'
import { LogoTile } from '../store/logo-tile'
import { srcSetOf } from '#components/remote-image'
import { logoPlace } from '#components/store-logo'
import { ListMessage } from '#components/list-message'
import { SectionHead } from '#components/section-head'
import type { StoreTile } from '../tile-fields'
import { homeReads } from './home-data'
import styles from './top-stores.module.css'
import { useMediaQuery } from '#lib/use-media-query'

/** The Top Stores carousel: logos on a page, milliseconds between pages, milliseconds of a fade. */
const carousel = { pageSize: 8, interval: 3000, fade: 500 }

function nextOffset(offset: number, length: number): number {
  const next = offset + carousel.pageSize
  return next >= length ? 0 : next
}

export function TopStores() {
  const read = useQuery(homeReads.topStores)
  return (
    <section className="frame" aria-labelledby="top-stores">
      {!read.data?.length && <SectionHead id="top-stores" title="Top Stores" />}
      <Loaded
        read={read}
        loading={<ListMessage>Loading, please wait...</ListMessage>}
        failed="Failed to load stores. Please try again later."
        empty="No stores to display."
      >
        {(stores) => <Carousel stores={stores} />}
      </Loaded>
    </section>
  )
}

/** Pauses while a visitor points at it or focuses it, while it is hidden, and on request. */
export function Carousel({ stores }: { stores: StoreTile[] }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const visible = usePageVisible()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const paused = isStill ? choice !== 'play' : choice === 'pause'
  const { offset, fading } = useCarousel(stores.length, visible && !paused && !hovered && !focused)
  usePreloadedLogos(stores, nextOffset(offset, stores.length))
  const turns = stores.length > carousel.pageSize

  return (
    <>
      <SectionHead id="top-stores" title="Top Stores">
        {turns && (
          <button
            type="button"
            className={`icon-button outlined ${styles.pause}`}
            onClick={() => setChoice(paused ? 'play' : 'pause')}
          >
            <Icon name={paused ? 'play' : 'pause'} />
            <span className="visually-hidden">{paused ? 'Play the top stores' : 'Pause the top stores'}</span>
          </button>
        )}
      </SectionHead>
      <ul
        className={styles.logos}
        data-fading={fading}
        onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {stores.slice(offset, offset + carousel.pageSize).map((store) => (
          <li key={store.slug}>
            <LogoTile store={store} />
          </li>
        ))}
        {turns && <Blanks count={offset + carousel.pageSize - stores.length} />}
      </ul>
    </>
  )
}

const Blanks = ({ count }: { count: number }) =>
  Array.from({ length: Math.max(0, count) }, (_, at) => (
    <li key={at} className={styles.blank} aria-hidden="true">
      <span />
      <br />
      <br />
      <br />
    </li>
  ))

function usePreloadedLogos(stores: StoreTile[], next: number) {
  useEffect(() => {
    for (const { logo } of stores.slice(next, next + carousel.pageSize)) {
      if (!logo) continue
      const srcset = srcSetOf(logo, logoPlace.width) ?? ''
      Object.assign(new Image(), { fetchPriority: 'low', sizes: logoPlace.sizes, srcset, src: logo })
    }
  }, [stores, next])
}

function useCarousel(length: number, running: boolean): { offset: number; fading: boolean } {
  const [offset, setOffset] = useState(0)
  const [fading, setFading] = useState(false)

  useEffect(() => {
    if (!running || length <= carousel.pageSize) return undefined
    let fade: ReturnType<typeof setTimeout> | undefined
    const interval = setInterval(() => {
      setFading(true)
      fade = setTimeout(() => {
        setOffset((now) => nextOffset(now, length))
        setFading(false)
      }, carousel.fade)
    }, carousel.interval)
    return () => {
      clearInterval(interval)
      clearTimeout(fade)
      setFading(false)
    }
  }, [length, running])

  return { offset: offset < length ? offset : 0, fading }
}

const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'visible',
    () => true,
  )
