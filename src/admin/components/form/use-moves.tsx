import { type ReactNode, useLayoutEffect, useState } from 'react'
import { ActionButton } from '../action-button'

interface Moves {
  /** They stay at the ends of the list too, so that they keep the focus. */
  buttons: (name: string, at: number) => ReactNode
  status: ReactNode
}

/** In a `row` the items are beside each other. */
export function useMoves(count: number, move: (from: number, to: number) => void, isRow = false): Moves {
  const [announcement, setAnnouncement] = useState('')
  // The button has moved with its item and kept the focus.
  useLayoutEffect(() => {
    if (announcement !== '') document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [announcement])
  const ways = isRow
    ? ([
        ['←', 'earlier', -1],
        ['→', 'later', 1],
      ] as const)
    : ([
        ['↑', 'up', -1],
        ['↓', 'down', 1],
      ] as const)

  function go(from: number, to: number) {
    if (to < 0 || to >= count) return
    move(from, to)
    setAnnouncement(`Moved to place ${to + 1} of ${count}.`)
  }

  return {
    buttons: (name, at) =>
      ways.map(([arrow, way, step]) => (
        <ActionButton
          key={way}
          size="small"
          aria-label={`Move ${name} ${way}`}
          isWaiting={at + step < 0 || at + step >= count}
          onClick={() => go(at, at + step)}
        >
          {arrow}
        </ActionButton>
      )),
    status: (
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    ),
  }
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, at) => at !== from)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}
