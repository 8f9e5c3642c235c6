import { createContext, useRef, useState } from 'react'

/** Resolves to whether the file can be sent. */
type Preparation = Promise<boolean>

/** Registers work on a field of the surrounding form. */
export const PrepareContext = createContext<(field: string, work: Preparation) => void>(() => {})

export function usePreparations() {
  const current = useRef(new Map<Preparation, string>())
  const [isPreparing, setPreparing] = useState(false)

  function prepare(field: string, work: Preparation) {
    // An unreadable file is sent as it is, which fails too.
    const settled = work.catch(() => true)
    current.current.set(settled, field)
    void settled.then(() => current.current.delete(settled))
  }

  /** Returns the fields whose files cannot be sent. */
  async function prepared(): Promise<string[]> {
    const refused: string[] = []
    setPreparing(true)
    // Work that begins meanwhile is last in the map, and is awaited too.
    for (const [work, field] of current.current) if (!(await work)) refused.push(field)
    setPreparing(false)
    return refused
  }

  return { prepare, prepared, isPreparing }
}
