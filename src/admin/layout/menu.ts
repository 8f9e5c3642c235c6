import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Menu {
  isShown: boolean
}

/** Whether the side navigation is open on a small screen. The browser stores it. */
export const useMenu = create<Menu>()(persist((): Menu => ({ isShown: true }), { name: 'admin-menu' }))
