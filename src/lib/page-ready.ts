import { createContext, use, useEffect } from 'react'

export const PageReadyContext = createContext<() => void>(() => undefined)

/** Rendered beside the content of a page. Calls back when that is hydrated, or has failed. */
export function PageReady() {
  const onReady = use(PageReadyContext)
  useEffect(onReady, [onReady])
  return null
}
