import { Button } from '@aws-amplify/ui-react'
import { Suspense, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { FailureBoundary } from '#components/failure-boundary'
import { Icon } from '#components/icon'
import { Spinner } from '#components/spinner'
import { adminPages } from '../admin-pages'
import { ConfirmDialog } from '../components/feedback/confirm-dialog'
import { Snackbars } from '../components/feedback/snackbars'
import { mayDiscard } from '../components/form/leave-guard'
import { ShortcutHelp } from '../components/table/shortcut-help'
import { hasUnsavedWork } from '../session/unsaved-work'
import { signOut, useSession } from '#lib/session'
import styles from './admin-layout.module.css'
import { ConnectionNotice } from './connection-notice'
import { useMenu } from './menu'
import { usePageChange } from './use-page-change'
import { WaitingFailure } from './waiting-failure'

const pages = Object.values(adminPages)

/** The entries of the side navigation (product.md, section 2). */
const entries = pages.filter(({ menu }) => menu !== undefined)

/** The layout of the admin area: the side navigation and the page (product.md, sections 2 and 9). */
export function AdminLayout() {
  const user = useSession((session) => session.user)
  // Addresses with a slash at the end lead to the same pages.
  const pathname = useLocation().pathname.replace(/\/+$/, '')
  const within = pages.find(({ path }) => path === pathname)?.within
  const main = useRef<HTMLElement>(null)
  usePageChange(main)
  const isMenuShown = useMenu(({ isShown }) => isShown)
  return (
    <div className={styles.frame} data-menu={isMenuShown ? 'shown' : 'hidden'}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <nav id="menu" className={styles.nav} aria-label="Admin Panel">
        <p className={styles.title}>Admin Panel</p>
        <ul className={styles.entries}>
          {entries.map(({ menu, path }) => (
            <li key={path}>
              <Link
                className={styles.entry}
                data-label={menu}
                to={path}
                aria-current={pathname === path ? 'page' : path === within ? 'true' : undefined}
              >
                <span>{menu}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.who}>
          {user?.name}
          <span>{user?.role}</span>
          <Link to={adminPages.changePassword.path}>{adminPages.changePassword.title}</Link>
        </p>
        <ShortcutHelp />
        <Button className={styles.logout ?? ''} onClick={() => void leave()}>
          Logout
        </Button>
      </nav>
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isMenuShown}
          aria-controls="menu"
          onClick={() => useMenu.setState({ isShown: !isMenuShown })}
        >
          <Icon name="menu" /> Menu
        </button>
        <ConnectionNotice />
        <FailureBoundary address={pathname} failure={<WaitingFailure />}>
          <Suspense fallback={<Spinner label="Loading..." />}>
            <Outlet />
          </Suspense>
        </FailureBoundary>
      </main>
      <Snackbars />
      <ConfirmDialog />
    </div>
  )
}

/** Signs out, unless the user wants to save something first. */
async function leave(): Promise<void> {
  if (await mayDiscard(hasUnsavedWork)) await signOut()
}
