import { useRef, useState } from 'react'

/** Only rows that are still on the page. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = ids.filter((id) => ticked.has(id))
  const last = useRef<string>(undefined)
  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    /** `fromLast`: with the rows from the one that was ticked before. */
    toggle: (id: string, fromLast = false) => {
      const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(id)]
      const range = fromLast && from !== -1 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      last.current = id
      setTicked((before) => {
        const after = new Set(before)
        for (const each of range) {
          if (before.has(id)) after.delete(each)
          else after.add(each)
        }
        return after
      })
    },
    toggleAll: () => setTicked(new Set(selected.length === ids.length ? [] : ids)),
    add: (others: readonly string[]) => setTicked((before) => new Set([...before, ...others])),
    clear: () => setTicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
