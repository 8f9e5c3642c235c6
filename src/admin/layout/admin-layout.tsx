import { Button } from '@aws-amplify/ui-react'
import { type FocusEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { FailureBoundary } from '#components/failure-boundary'
import { Icon } from '#components/icon'
import { Spinner } from '#components/spinner'
import { useMediaQuery } from '#lib/use-media-query'
import { useKeptFocus } from '#lib/kept-focus'
import { ConfirmDialog } from '../components/feedback/confirm-dialog'
import { Snackbars } from '../components/feedback/snackbars'
import { ShortcutHelp } from '../components/table/shortcut-help'
import styles from './admin-layout.module.css'
import { ConnectionNotice } from './connection-notice'
import { Palette } from './palette'
import { SideNavigation } from './side-navigation'

export function AdminLayout() {
  // A slash at the end leads to the same page.
  const pathname = useLocation().pathname.replace(/\/+$/, '')
  const main = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  usePageChange(main)
  const { isOpen, covers, toggle, putAway } = useSideMenu(pathname)

  function close() {
    // The button cannot have the focus while the content is inert.
    flushSync(putAway)
    button.current?.focus()
  }

  /** The navigation must not cover the focus. A dialog covers the navigation itself. */
  function closeBehind({ target }: FocusEvent) {
    if (covers && !target.closest('#menu, dialog')) putAway()
  }

  return (
    <div
      className={styles.frame}
      data-menu={isOpen ? 'shown' : 'hidden'}
      data-covers={covers || undefined}
      onFocus={closeBehind}
    >
      <a className={`screen-only ${styles.skip}`} href="#main">
        Skip to the content
      </a>
      <SideNavigation pathname={pathname} covers={covers} onClose={close} />
      <main id="main" ref={main} className={styles.main} tabIndex={-1} inert={covers}>
        <Button
          ref={button}
          className={styles.toggle ?? ''}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={toggle}
        >
          <Icon name="menu" /> Menu
        </Button>
        <ConnectionNotice />
        <FailureBoundary address={pathname}>
          <Suspense fallback={<Spinner label="Loading..." />}>
            <Outlet />
          </Suspense>
        </FailureBoundary>
      </main>
      <Snackbars />
      <ConfirmDialog />
      <Palette />
      <ShortcutHelp />
    </div>
  )
}

// Older browsers do not know `width < 480px`, and only style sheets are built for them.
const narrow = '(max-width: 479.98px), (min-width: 768px) and (max-width: 999.98px)'

/** Where a table needs the room it covers the content, and closes on navigation. */
function useSideMenu(pathname: string) {
  const isNarrow = useMediaQuery(narrow)
  const [isShown, setShown] = useState(true)
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = isNarrow ? openAt === pathname : isShown

  function toggle() {
    if (isNarrow) setOpenAt(isOpen ? undefined : pathname)
    else setShown(!isShown)
  }

  function putAway() {
    setOpenAt(undefined)
  }

  return { isOpen, covers: isNarrow && isOpen, toggle, putAway }
}

/** After navigation the content gets the focus, unless the page focuses something itself. */
function usePageChange(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef<string>(undefined)

  // Effects of the page run before those of its layout.
  useEffect(() => {
    const isLoad = shown.current === undefined && navigation === 'POP'
    if (isLoad || shown.current === pathname) {
      shown.current = pathname
      return
    }
    shown.current = pathname
    const { current: content } = main
    const { activeElement: focused } = document
    if (focused === content || !content?.contains(focused)) content?.focus({ preventScroll: true })
  }, [main, pathname, navigation])

  useKeptFocus()
}
