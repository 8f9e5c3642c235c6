import { useState } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useMediaQuery } from '#lib/use-media-query'

interface Menu {
  isShown: boolean
}

/** Whether the side navigation is open beside the content of a small screen. The browser stores it. */
const useMenu = create<Menu>()(persist((): Menu => ({ isShown: true }), { name: 'admin-menu' }))

// Not `width < 480px`: older browsers don't know it, and only style sheets are built for them.
const narrow = '(max-width: 479.98px)'

/**
 * Whether the side navigation is open, and whether it covers the content instead of standing beside it. One
 * that covers is put away on each other page.
 */
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
