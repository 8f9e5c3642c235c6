import { useState } from 'react'
import { useMediaQuery } from '#lib/use-media-query'

// Older browsers do not know `width < 480px`, and only style sheets are built for them.
const narrow = '(max-width: 479.98px), (min-width: 768px) and (max-width: 999.98px)'

/** Where a table needs the room it covers the content, and closes on navigation. */
export function useSideMenu(pathname: string) {
  const isNarrow = useMediaQuery(narrow)
  const [isShown, setShown] = useState(true)
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = isNarrow ? openAt === pathname : isShown

  function toggle() {
    if (isNarrow) setOpenAt(isOpen ? undefined : pathname)
    else setShown(!isShown)
  }

  function putAway() {
    setOpenAt(undefined)
  }

  return { isOpen, covers: isNarrow && isOpen, toggle, putAway }
}
