import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { LongList } from '../lib/use-long-list'
import button from './button.module.css'
import styles from './long-list.module.css'

/** How many pages come by themselves before someone has to ask: the foot of the page stays in reach. */
const untilAsked = 3

/** How far below the screen the end of the list is when more is fetched. */
const ahead = '500px'

interface Props {
  list: Pick<LongList<unknown>, 'more' | 'loadMore'>
  next: string
  what: string
  /** How many pages there are. */
  count: number
  /** Called where someone asks for more, rather than coming near the end of it. */
  onAsk: () => void
}

/** The end of what has been loaded of a list, and the way on. */
export function ShowMore({ list, next, what, count, onAsk }: Props) {
  const { pathname } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const [allowed, setAllowed] = useState(count + untilAsked)
  const loading = list.more === 'loading'
  useNear(place, count < allowed && !loading, list.loadMore)

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAsk()
    setAllowed(count + untilAsked)
    void list.loadMore()
  }

  return (
    <div ref={place} className={styles.ways}>
      <Link
        to={`${pathname}?cursor=${encodeURIComponent(next)}`}
        rel="next"
        className={button.quiet}
        aria-disabled={loading}
        onClick={ask}
      >
        <span>
          {loading ? 'Loading more...' : 'Show more'}
          <span className="visually-hidden"> {what}</span>
        </span>
      </Link>
    </div>
  )
}

/** Calls back when the element comes near the screen, or is there already, whenever it becomes active. */
function useNear(place: { current: Element | null }, active: boolean, onNear: () => unknown) {
  const callback = useRef(onNear)
  useEffect(() => {
    callback.current = onNear
  })
  useEffect(() => {
    if (!active || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callback.current(),
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, active])
}
