import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Menu {
  isShown: boolean
}

/**
 * Whether the side navigation takes its place on a small screen, where it may be put away. The browser
 * remembers it.
 */
export const useMenu = create<Menu>()(persist((): Menu => ({ isShown: true }), { name: 'admin-menu' }))
