import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/**
 * Clicks this soon after rows have moved (milliseconds), and this near to the earlier pointer position
 * (pixels), are ignored.
 */
const meantForTheLast = { within: 500, near: 24 }

interface Place {
  x: number
  y: number
  row: string | undefined
}

const nowhere: Place = { x: NaN, y: NaN, row: undefined }

/**
 * Ignores clicks on a row that has just moved under the pointer, so that nobody acts on the wrong row: after
 * a double click on Approve, or when the list is read again. The second click of a double click on a button
 * is ignored too: the first has changed what the button does, or which one is there. `rows` are the shown
 * ids, which the rows have as `data-row`. The handlers belong to the element around the rows. Keyboard input
 * is not affected.
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
    const isSoon = performance.now() - before.at < meantForTheLast.within
    const isNear = Math.hypot(now.x - before.x, now.y - before.y) < meantForTheLast.near
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
