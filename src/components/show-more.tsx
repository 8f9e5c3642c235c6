import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { searchFrom } from '#lib/page-query'
import type { LongList } from '#lib/use-long-list'
import { Link } from './link'
import styles from './long-list.module.css'

/** The number of pages that load by themselves. Then a button loads more: visitors can reach the footer. */
const automaticPages = 3

/** More is loaded at this distance of the list's end from the screen. */
const ahead = '500px'

interface Props {
  list: Pick<LongList<unknown>, 'more' | 'loadMore'>
  next: string
  what: string
  count: number
  /** Called for a press of the button, not for automatic loading. */
  onAsk: () => void
}

/** The end of the loaded list, with the button for more. */
export function ShowMore({ list, next, what, count, onAsk }: Props) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const place = useRef<HTMLDivElement>(null)
  const [allowed, setAllowed] = useState(count + automaticPages)
  const loading = list.more === 'loading'
  useNear(place, count < allowed && !loading, list.loadMore)

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAsk()
    setAllowed(count + automaticPages)
    void list.loadMore()
  }

  return (
    <div ref={place} className={styles.ways}>
      <Link
        to={pathname + searchFrom(search, next)}
        rel="next"
        className="quiet-button"
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

/** Calls `onNear` near the element, unless the focus is below it and would move out of view. */
function useNear(place: { current: Element | null }, active: boolean, onNear: () => unknown) {
  const callback = useRef(onNear)
  useEffect(() => {
    callback.current = onNear
  })
  useEffect(() => {
    const element = place.current
    if (!active || !element) return undefined
    let isNear = false
    const tell = () => isNear && !isFocusBelow(element) && callback.current()
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        tell()
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    document.addEventListener('focusin', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', tell)
    }
  }, [place, active])
}

function isFocusBelow(element: Element): boolean {
  const { activeElement } = document
  if (!activeElement) return false
  return Boolean(element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)
}
