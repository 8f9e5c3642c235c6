import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '#lib/use-media-query'

export function usePageVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'visible',
    () => true,
  )
}

const stillness = '(prefers-reduced-motion: reduce)'

export function useReducedMotion(): boolean {
  return useMediaQuery(stillness)
}
