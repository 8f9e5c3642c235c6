import { useQuery } from '@tanstack/react-query'
import { Button } from '@aws-amplify/ui-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { mostWaiting } from '#domain/api/stats'
import { read } from '#lib/read'
import { Icon } from '#components/icon'
import { useSession } from '../session/session'
import { adminPages } from '../admin-pages'
import { ShortcutHelpButton } from '../components/table/shortcut-help'
import { setPaletteOpen } from './palette'
import { leave } from './use-places'
import palette from './palette.module.css'
import styles from './side-navigation.module.css'

const pages = Object.values(adminPages)

const entries = pages.filter(({ menu }) => menu !== undefined)

interface Props {
  pathname: string
  /** Over the content. It has the focus then, and a button that closes it. */
  covers: boolean
  /** The focus goes back to the button that opened it. */
  onClose: () => void
}

export function SideNavigation({ pathname, covers, onClose }: Props) {
  const user = useSession((session) => session.user)
  const within = pages.find(({ path }) => path === pathname)?.within
  const { data: counts } = useQuery(read('GET /waiting', {}))
  const close = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (covers) close.current?.focus()
  }, [covers])

  function closeOnEscape(event: KeyboardEvent) {
    if (covers && event.key === 'Escape') onClose()
  }

  /** An entry of another page closes it by showing that page. */
  function closeOnSamePage({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    if (covers && currentTarget.pathname === pathname) onClose()
  }

  return (
    <nav id="menu" className={styles.nav} aria-label="Admin Panel" onKeyDown={closeOnEscape}>
      {covers && (
        <Button ref={close} className={styles.close ?? ''} onClick={onClose}>
          <Icon name="close" /> Close
        </Button>
      )}
      <p className={styles.title}>Admin Panel</p>
      <Button size="small" className={palette.opener ?? ''} onClick={() => setPaletteOpen(true)}>
        Search or go to <kbd>Ctrl K</kbd>
      </Button>
      <ul className={styles.entries}>
        {entries.map(({ menu, path, waiting }) => (
          <li key={path}>
            <Link
              className={`row ${styles.entry}`}
              to={path}
              aria-current={pathname === path ? 'page' : path === within ? 'true' : undefined}
              onClick={closeOnSamePage}
            >
              {menu}
              <Waiting count={counts?.find(({ name }) => name === waiting)?.count ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.who}>
        {user?.name}
        <span className="soft tiny">{user?.role}</span>
        <Link to={adminPages.changePassword.path} onClick={closeOnSamePage}>
          {adminPages.changePassword.title}
        </Link>
      </p>
      <ShortcutHelpButton />
      <Button className="danger-button" onClick={() => void leave()}>
        Logout
      </Button>
    </nav>
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.waiting}>
      {count < mostWaiting ? count : `${mostWaiting - 1}+`}
      <span className="visually-hidden"> waiting</span>
    </span>
  )
}
