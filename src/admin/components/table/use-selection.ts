import { useState } from 'react'

/** Only rows that are still on the page. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = ids.filter((id) => ticked.has(id))
  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    toggle: (id: string) =>
      setTicked((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    toggleAll: () => setTicked(new Set(selected.length === ids.length ? [] : ids)),
    add: (others: readonly string[]) => setTicked((before) => new Set([...before, ...others])),
    clear: () => setTicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
