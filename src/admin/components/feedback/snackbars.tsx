import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { create } from 'zustand'
import { freshAddress } from '#domain/page/fresh-page'
import { Icon } from '#components/icon'
import { snackbarShortcut, useSnackbarShortcut } from './snackbar-shortcut'
import styles from './snackbars.module.css'

const defaultMilliseconds = 6000

/** For what can be undone or tried again, and what has to be read. */
export const longMilliseconds = 30_000

export interface Snackbar {
  text: ReactNode
  /** Names the item, if the text does not. */
  detail?: string
  /** In milliseconds. */
  shownFor?: number
  /** Screen readers announce a failure at once, a success when they are idle. */
  tone?: 'success' | 'failure'
  /** It closes the snackbar. */
  action?: { label: string; run: () => void }
}

/** The action that opens a page of the site, past its caches. */
export const viewOnSite = (path: string) => ({
  label: 'View on site',
  run: () => void window.open(freshAddress(path)),
})

interface Shown extends Snackbar {
  id: number
}

/** `places` are the ids of the mounted containers. The last one shows the snackbars. */
const useSnackbars = create<{ shown: Shown[]; places: string[] }>(() => ({ shown: [], places: [] }))

let lastId = 0

/** Stays for 6 seconds, and while the pointer or the focus is on it. */
export function showSnackbar(snackbar: Snackbar) {
  add(snackbar)
}

/** The longest that a timer takes. */
export const noTimeout = 2 ** 31 - 1

/** Stays until the work has ended. */
export function showDuring(work: Promise<void>, snackbar: Snackbar) {
  const id = add({ ...snackbar, shownFor: noTimeout })
  void work.finally(() => hide(id))
}

function add(snackbar: Snackbar): number {
  const id = ++lastId
  // The same again takes the place of the one before, unless that offers something.
  const isSame = ({ text, action }: Shown) => text === snackbar.text && !action
  useSnackbars.setState(({ shown }) => ({
    shown: [...shown.filter((each) => !isSame(each)).slice(-50), { ...snackbar, id }],
  }))
  return id
}

function hide(id: number) {
  useSnackbars.setState(({ shown }) => ({ shown: shown.filter((snackbar) => snackbar.id !== id) }))
}

/** The newest shows, and a button the others. A dialog has one too: nothing outside it can be reached. */
export function Snackbars() {
  const place = useId()
  useLayoutEffect(() => {
    useSnackbars.setState(({ places }) => ({ places: [...places, place] }))
    return () =>
      useSnackbars.setState(({ places }) => ({ places: places.filter((other) => other !== place) }))
  }, [place])

  const isTopmost = useSnackbars(({ places }) => places.at(-1) === place)
  const shown = useSnackbars((state) => state.shown)
  const element = useRef<HTMLDivElement>(null)
  const { leave, onKeyDown } = useSnackbarShortcut(element, isTopmost)
  const [areAll, setAll] = useState(false)
  const newest = shown.at(-1)?.id
  const count = shown.length - 1
  if (areAll && count < 1) setAll(false)
  const of = (tone: 'success' | 'failure') =>
    shown
      .filter((snackbar) => isTopmost && (snackbar.tone ?? 'success') === tone)
      .map((snackbar) => (
        <SnackbarCard
          key={snackbar.id}
          {...snackbar}
          isHidden={!areAll && snackbar.id !== newest}
          // A failure does not pass unseen, and who looks at all of them reads in peace.
          isHeld={areAll || (tone === 'failure' && snackbar.id !== newest)}
          onDismiss={leave}
        >
          {snackbar.id === newest && count > 0 && (
            <button
              type="button"
              className={`icon-button ${styles.close}`}
              aria-expanded={areAll}
              onClick={() => setAll(!areAll)}
            >
              +{count} <span className="visually-hidden">earlier</span>
            </button>
          )}
        </SnackbarCard>
      ))
      .toReversed()
  const failures = of('failure')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons send these events
    <div
      ref={element}
      className={styles.place}
      data-all={areAll}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setAll(false)
      }}
    >
      {/* An alert is announced when it appears, a status only if its element existed before. */}
      {failures.length > 0 && <div role="alert">{failures}</div>}
      <div role="status">{of('success')}</div>
    </div>
  )
}

interface CardProps extends Shown {
  isHidden: boolean
  isHeld: boolean
  onDismiss: () => void
  children: ReactNode
}

function SnackbarCard({ isHidden, isHeld, onDismiss, children, ...snackbar }: CardProps) {
  const { id, text, detail, shownFor, tone = 'success', action } = snackbar
  const timerHandlers = usePausedTimer(id, shownFor, isHeld)

  function dismiss() {
    hide(id)
    onDismiss()
  }

  return (
    <div
      className={`row wrap ${styles.snackbar}`}
      hidden={isHidden}
      data-tone={tone}
      data-snackbar={id}
      {...timerHandlers}
    >
      <p dir="auto">
        {text}
        {detail !== undefined && <span dir="auto">{detail}</span>}
        {action && (
          <span className="visually-hidden">
            {snackbarShortcut} leads to {action.label}.
          </span>
        )}
      </p>
      {action && (
        <Button
          className={styles.action ?? ''}
          variation="link"
          size="small"
          aria-keyshortcuts={snackbarShortcut}
          onClick={() => {
            hide(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      {action && (
        <kbd className={styles.key} aria-hidden="true">
          {snackbarShortcut}
        </kbd>
      )}
      {children}
      <button type="button" className={`icon-button ${styles.close}`} aria-label="Dismiss" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** The handlers stop the timer while the pointer or the focus is on the snackbar. */
function usePausedTimer(id: number, shownFor = defaultMilliseconds, areHeld = false) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = areHeld || isPointed || isFocused

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => hide(id), shownFor)
    return () => clearTimeout(timer)
  }, [id, isHeld, shownFor])

  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
