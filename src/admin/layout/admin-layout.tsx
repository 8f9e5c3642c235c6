import { Button } from '@aws-amplify/ui-react'
import { type FocusEvent, Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Outlet, useLocation } from 'react-router-dom'
import { FailureBoundary } from '#components/failure-boundary'
import { Icon } from '#components/icon'
import { Spinner } from '#components/spinner'
import { ConfirmDialog } from '../components/feedback/confirm-dialog'
import { Snackbars } from '../components/feedback/snackbars'
import { ShortcutHelp } from '../components/table/shortcut-help'
import styles from './admin-layout.module.css'
import { ConnectionNotice } from './connection-notice'
import { useSideMenu } from './menu'
import { Palette } from './palette'
import { SideNavigation } from './side-navigation'
import { usePageChange } from './use-page-change'

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
