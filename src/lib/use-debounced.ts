import { useEffect, useState } from 'react'
import { searchPause } from '#domain/search/search-terms'

/** The text at the last pause in typing. */
export function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), searchPause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
