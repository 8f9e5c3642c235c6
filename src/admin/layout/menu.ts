import { useState } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useMediaQuery } from '#lib/use-media-query'

interface Menu {
  isShown: boolean
}

/** Whether it is open on screens that have room beside it. The browser stores it. */
const useMenu = create<Menu>()(persist((): Menu => ({ isShown: true }), { name: 'admin-menu' }))

// Older browsers do not know `width < 480px`, and only style sheets are built for them.
const narrow = '(max-width: 479.98px), (min-width: 768px) and (max-width: 999.98px)'

/** Where a table needs the room it covers the content, and closes on navigation. */
export function useSideMenu(pathname: string) {
  const isNarrow = useMediaQuery(narrow)
  const isShown = useMenu((menu) => menu.isShown)
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = isNarrow ? openAt === pathname : isShown

  function toggle() {
    if (isNarrow) setOpenAt(isOpen ? undefined : pathname)
    else useMenu.setState({ isShown: !isShown })
  }

  function putAway() {
    setOpenAt(undefined)
  }

  return { isOpen, covers: isNarrow && isOpen, toggle, putAway }
}
