import { useSyncExternalStore } from 'react'

/** Whether the tab is in front. */
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

/** Whether the visitor has asked for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(stillness)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(stillness).matches,
    () => false,
  )
}
