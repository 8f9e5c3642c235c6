import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { followedLink, savedScrollPosition, trackScrollPosition } from './scroll-positions'

/** After going back a page has its earlier scroll offset, with the focus on the followed link. */
export function usePageChange(main: RefObject<HTMLElement | null>) {
  const { pathname, key } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  // The first key may come with another address, if a third-party script has set it.
  const first = useRef(key + pathname)

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const position = navigation === 'POP' ? savedScrollPosition(key) : undefined
    window.scrollTo(0, position?.top ?? 0)
    const start = (position && followedLink(position)) ?? main.current
    start?.focus({ preventScroll: true })
  }, [pathname, key, navigation, main])

  // Removes the server's metadata of the earlier address (functions/pages/head).
  useLayoutEffect(() => {
    if (key + pathname === first.current) return
    document.querySelectorAll('[data-page-head]').forEach((element) => element.remove())
  }, [key, pathname])

  // In the same phase, so that scrolling by this navigation is not recorded for the earlier page.
  useLayoutEffect(() => trackScrollPosition(key), [key])
}
