import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { followedLink, recallPlace, watchPlace } from './places'

/**
 * After a move to another page: begins at its top, with the focus where its content starts. Going back, a
 * page is as it was left: where it was scrolled to, with the focus on the link that was followed.
 */
export function usePageChange(main: RefObject<HTMLElement | null>) {
  const { pathname, key } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const place = navigation === 'POP' ? recallPlace(key) : undefined
    window.scrollTo(0, place?.top ?? 0)
    const start = (place && followedLink(place)) ?? main.current
    start?.focus({ preventScroll: true })
  }, [pathname, key, navigation, main])

  // In the same phase: what the move itself scrolls is nothing that was seen of the page that is left.
  useLayoutEffect(() => watchPlace(key), [key])
}
