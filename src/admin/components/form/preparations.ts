import { createContext, useRef, useState } from 'react'

/** Registers work on a field of the surrounding form, which waits for it before it is sent. */
export const PrepareContext = createContext<(work: Promise<void>) => void>(() => {})

export function usePreparations() {
  const works = useRef<Promise<void>[]>([])
  const [isPreparing, setPreparing] = useState(false)

  async function prepared() {
    setPreparing(true)
    // Work that begins meanwhile is awaited too.
    for (const work of works.current) await work
    setPreparing(false)
  }

  return { prepare: (work: Promise<void>) => void works.current.push(work), prepared, isPreparing }
}
