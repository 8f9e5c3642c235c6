import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders the page where the server has rendered nothing: in the document that stands in for pages while
 * their function fails. Its title has to go, or it would stay the first of two.
 */
export function renderInShell(root: Element, app: ReactNode): void {
  document.querySelector('title')?.remove()
  createRoot(root).render(app)
}
