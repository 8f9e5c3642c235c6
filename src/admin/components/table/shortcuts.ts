import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useDocumentEvent } from '#lib/use-document-event'
import { snackbarShortcut } from '../feedback/snackbar-shortcut'

interface ShortcutSetting {
  on: boolean
}

/** Users of speech input can turn shortcuts off (WCAG 2.1.4). The browser stores it. */
export const useShortcutSetting = create<ShortcutSetting>()(
  persist((): ShortcutSetting => ({ on: true }), { name: 'admin-shortcuts' }),
)

const rows = 'main [data-row]'
const marked = (key: string) => `main [aria-keyshortcuts="${key}"]`

export const withShortcut = (key: string) => document.querySelector<HTMLElement>(marked(key))

type Listed = readonly [key: string, effect: string, place?: string]

/** The keys of buttons in rows, once each. */
const keysOfRows = () =>
  new Map(
    [...document.querySelectorAll(`${rows} [aria-keyshortcuts]`)].map((button) => [
      button.getAttribute('aria-keyshortcuts')!,
      `${button.textContent || 'Select'}, in the focused row`,
    ]),
  )

const shortcuts = (): Listed[] => [
  ['?', 'These shortcuts'],
  ['Ctrl+K', 'Search or go to'],
  ['/', 'Search', marked('/')],
  ['n', 'Create a new one', marked('n')],
  ['j or ↓', 'Next row', rows],
  ['k or ↑', 'Previous row', rows],
  ['Enter', 'Open the row', 'main [data-open-row]'],
  ['Ctrl+Shift+Enter', 'Save the open row, and open the next', 'main [data-open-row]'],
  ...keysOfRows(),
  [snackbarShortcut, 'The newest notice, such as its Undo; Escape leads back'],
]

/** The button of the focused row that a key presses. */
export const buttonInRow = (table: HTMLElement | null, key: string) =>
  table?.querySelector<HTMLElement>(`[data-row]:focus-within [aria-keyshortcuts="${CSS.escape(key)}"]`)

export const shortcutsHere = () =>
  shortcuts().filter(([, , place]) => place === undefined || document.querySelector(place) !== null)

/** Listens for shortcuts, but not while the user types, a dialog is open, or shortcuts are off. */
export function useShortcuts(
  actions: Record<string, (() => void) | undefined>,
  buttonOf?: (key: string) => HTMLElement | null | undefined,
) {
  const on = useShortcutSetting((setting) => setting.on)
  useDocumentEvent('keydown', (event) => {
    if (!on || !isShortcut(event)) return
    const button = buttonOf?.(event.key)
    const action = actions[event.key] ?? (button && (() => button.click()))
    if (!action) return
    event.preventDefault()
    action()
  })
}

function isShortcut({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || defaultPrevented) return false
  if (document.querySelector('dialog:modal')) return false
  return !(target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select'))
}
