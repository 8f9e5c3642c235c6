import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '#lib/use-media-query'

export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'visible',
    () => true,
  )

const stillness = '(prefers-reduced-motion: reduce)'

export const useReducedMotion = (): boolean => useMediaQuery(stillness)
