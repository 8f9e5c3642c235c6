import { createContext, use, useEffect } from 'react'

/** What is to be done when the page reacts to events. */
export const PageReadyContext = createContext<() => void>(() => undefined)

/** Stands beside the content of a page, and says when it has been hydrated, or failed. */
export function PageReady() {
  const onReady = use(PageReadyContext)
  useEffect(onReady, [onReady])
  return null
}
