import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** The shell replaces pages while their function fails. Its title is removed, to have only one. */
export function renderInShell(root: Element, app: ReactNode): void {
  document.querySelector('title')?.remove()
  createRoot(root).render(app)
}
