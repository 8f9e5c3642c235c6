import { Button } from '@aws-amplify/ui-react'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { create } from 'zustand'
import { Icon } from '#components/icon'
import styles from './snackbars.module.css'

/** How long a snackbar stays by default, in milliseconds (product.md, section 9). */
const usualTime = 6000

export interface Snackbar {
  text: string
  /** Names the item, if the text does not. */
  detail?: string
  /** How long it stays, in milliseconds. */
  shownFor?: number
  /** Screen readers announce a failure at once, and a success when they are idle. */
  tone?: 'success' | 'failure'
  /** One action, such as undo. It closes the snackbar. */
  action?: { label: string; run: () => void }
}

interface Shown extends Snackbar {
  id: number
}

/** `places` has the ids of the mounted containers. The last one shows the snackbars. */
const useSnackbars = create<{ shown: Shown[]; places: string[] }>(() => ({ shown: [], places: [] }))

let lastId = 0

/** Shows a short message for 6 seconds. It stays while the pointer or the focus is on it. */
export function showSnackbar(snackbar: Snackbar) {
  const id = ++lastId
  useSnackbars.setState(({ shown }) => ({ shown: [...shown.slice(-2), { ...snackbar, id }] }))
}

function hide(id: number) {
  useSnackbars.setState(({ shown }) => ({ shown: shown.filter((snackbar) => snackbar.id !== id) }))
}

/**
 * A container for snackbars. The admin layout has one, and so has each dialog: outside an open dialog nothing
 * can be reached or announced.
 */
export function Snackbars() {
  const place = useId()
  useLayoutEffect(() => {
    useSnackbars.setState(({ places }) => ({ places: [...places, place] }))
    return () =>
      useSnackbars.setState(({ places }) => ({ places: places.filter((other) => other !== place) }))
  }, [place])

  const isTopmost = useSnackbars(({ places }) => places.at(-1) === place)
  const shown = useSnackbars((state) => state.shown)
  const of = (tone: 'success' | 'failure') =>
    shown.filter((snackbar) => isTopmost && (snackbar.tone ?? 'success') === tone).map(toSnackbar)
  const failures = of('failure')
  return (
    <div className={styles.place}>
      {/* An alert is announced when it appears, a status only if its element existed before. */}
      {failures.length > 0 && <div role="alert">{failures}</div>}
      <div role="status">{of('success')}</div>
    </div>
  )
}

function toSnackbar(snackbar: Shown) {
  return <SnackbarCard key={snackbar.id} {...snackbar} />
}

function SnackbarCard({ id, text, detail, shownFor = usualTime, tone = 'success', action }: Shown) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => hide(id), shownFor)
    return () => clearTimeout(timer)
  }, [id, held, shownFor])

  return (
    <div
      className={styles.snackbar}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        {text}
        {detail !== undefined && <span>{detail}</span>}
      </p>
      {action && (
        <Button
          className={styles.action ?? ''}
          variation="link"
          size="small"
          onClick={() => {
            hide(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => hide(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
