import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds since rows have moved, and pixels from the earlier pointer position. */
const ignored = { within: 500, near: 24 }

interface Place {
  x: number
  y: number
  row: string | undefined
}

const nowhere: Place = { x: NaN, y: NaN, row: undefined }

/**
 * Ignores clicks on a row that has just moved under the pointer, and the second click of a double click: the
 * first has changed what the button does. `rows` are the shown ids, which are in `data-row`. The handlers
 * belong to the element around the rows.
 */
export function useMisclickGuard(rows: readonly string[]) {
  const pointer = useRef(nowhere)
  const order = rows.join()
  const moved = useRef({ order, at: NaN, ...nowhere })
  useEffect(() => {
    if (moved.current.order === order) return
    moved.current = { order, at: performance.now(), ...pointer.current }
  }, [order])

  function note(event: PointerEvent) {
    pointer.current = placeOf(event)
  }

  function refuseMisplaced(event: MouseEvent) {
    const [before, now] = [moved.current, placeOf(event)]
    const isSoon = performance.now() - before.at < ignored.within
    const isNear = Math.hypot(now.x - before.x, now.y - before.y) < ignored.near
    const isOtherRow = isSoon && isNear && now.row !== before.row
    if (event.detail === 0 || (!isOtherRow && !isSecondOnButton(event))) return
    event.preventDefault()
    event.stopPropagation()
  }

  return { onPointerMove: note, onPointerDown: note, onClickCapture: refuseMisplaced }
}

function isSecondOnButton({ detail, target }: MouseEvent): boolean {
  return detail > 1 && target instanceof Element && target.closest('button') !== null
}

function placeOf({ clientX: x, clientY: y, target }: MouseEvent): Place {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return { x, y, row: row?.dataset['row'] }
}
