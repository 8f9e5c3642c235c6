import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders the page in the shell, the empty document that replaces pages while their function fails. Its title
 * is removed, or there would be two.
 */
export function renderInShell(root: Element, app: ReactNode): void {
  document.querySelector('title')?.remove()
  createRoot(root).render(app)
}
