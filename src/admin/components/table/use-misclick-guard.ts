import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/**
 * A click so soon (milliseconds) after rows have moved, and so near (pixels) to where the pointer was, is
 * meant for what was there.
 */
const meantForTheLast = { within: 500, near: 24 }

interface Place {
  x: number
  y: number
  row: string | undefined
}

const nowhere: Place = { x: NaN, y: NaN, row: undefined }

/**
 * Takes no click on a row that has just moved under the pointer, so that nobody acts on another one than they
 * saw: by the second click of a double one on Approve, or while the list is read again. `rows` are the ids as
 * they are shown, which the rows have as `data-row`; the handlers are for the element around them. Keys act
 * on what has the focus, and are not concerned.
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
    if (event.detail === 0 || !isSoon || !isNear || now.row === before.row) return
    event.preventDefault()
    event.stopPropagation()
  }

  return { onPointerMove: note, onPointerDown: note, onClickCapture: refuseMisplaced }
}

function placeOf({ clientX: x, clientY: y, target }: MouseEvent): Place {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return { x, y, row: row?.dataset['row'] }
}
