import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface ShortcutSetting {
  on: boolean
}

/**
 * Whether keys without Ctrl or Alt do something. Who speaks to their computer can turn them off (WCAG 2.1.4);
 * the browser remembers it.
 */
export const useShortcutSetting = create<ShortcutSetting>()(
  persist((): ShortcutSetting => ({ on: true }), { name: 'admin-shortcuts' }),
)

/** What each key does, as the help lists it. */
export const shortcuts = [
  ['?', 'These shortcuts'],
  ['/', 'Search'],
  ['n', 'Create a new one'],
  ['j or ↓', 'Next row'],
  ['k or ↑', 'Previous row'],
  ['Enter', 'Open the row'],
  ['Space', 'Select the row, on its checkbox'],
] as const

/** Does something for a single key, unless one is typing, a dialog is open, or shortcuts are turned off. */
export function useShortcuts(actions: Record<string, (() => void) | undefined>) {
  const on = useShortcutSetting((setting) => setting.on)
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })

  useEffect(() => {
    if (!on) return undefined
    function act(event: KeyboardEvent) {
      const action = isShortcut(event) ? current.current[event.key] : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [on])
}

function isShortcut({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || defaultPrevented) return false
  if (document.querySelector('dialog:modal')) return false
  return !(target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select'))
}
