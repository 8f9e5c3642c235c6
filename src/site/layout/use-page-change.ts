import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** After a move to another page: begins at its top, and puts the focus where its content starts. */
export function usePageChange(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Going back, the browser itself returns to where the page was left.
    if (navigation !== 'POP') window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, navigation, main])
}
