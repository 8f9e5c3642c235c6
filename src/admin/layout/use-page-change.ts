import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useKeptFocus } from '#lib/kept-focus'

/** After navigation the content gets the focus, unless the page focuses something itself. */
export function usePageChange(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef<string>(undefined)

  // Effects of the page run before those of its layout.
  useEffect(() => {
    const isLoad = shown.current === undefined && navigation === 'POP'
    if (isLoad || shown.current === pathname) {
      shown.current = pathname
      return
    }
    shown.current = pathname
    const { current: content } = main
    const { activeElement: focused } = document
    if (focused === content || !content?.contains(focused)) content?.focus({ preventScroll: true })
  }, [main, pathname, navigation])

  useKeptFocus()
}
