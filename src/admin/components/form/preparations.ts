import { createContext, useRef, useState } from 'react'

/** Work on a field that sending the form waits for. It resolves to whether its file can be sent. */
type Preparation = Promise<boolean>

/** Tells the surrounding form of work on one of its fields. */
export const PrepareContext = createContext<(field: string, work: Preparation) => void>(() => {})

/** The work on the fields of a form, such as the reduction of a chosen image. */
export function usePreparations() {
  const current = useRef(new Map<Preparation, string>())
  const [isPreparing, setPreparing] = useState(false)

  function prepare(field: string, work: Preparation) {
    // A file that cannot be read is sent as it is, which fails too.
    const settled = work.catch(() => true)
    current.current.set(settled, field)
    void settled.then(() => current.current.delete(settled))
  }

  /** Waits for all work, and returns the fields whose files cannot be sent. */
  async function prepared(): Promise<string[]> {
    const refused: string[] = []
    setPreparing(true)
    // Work that is begun meanwhile comes last in the map, and is waited for too.
    for (const [work, field] of current.current) if (!(await work)) refused.push(field)
    setPreparing(false)
    return refused
  }

  return { prepare, prepared, isPreparing }
}
