import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import styles from './session-guard.module.css'

/** How long the guard shows that it is loading, in milliseconds (specification, section 9). */
const guardDelay = 100

/**
 * Lets signed-in staff into what it wraps and sends everyone else to /login (specification, section 4), from
 * where signing in leads back to the page that was asked for.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const [checking, setChecking] = useState(true)
  const signedIn = useSession(({ user, token }) => Boolean(user && token))
  const location = useLocation()

  useEffect(() => {
    const timer = setTimeout(() => setChecking(false), guardDelay)
    return () => clearTimeout(timer)
  }, [])

  if (checking) {
    return (
      <p className={styles.checking} role="status">
        Loading...
      </p>
    )
  }
  return signedIn ? children : <Navigate to={paths.login} replace state={{ from: location.pathname }} />
}
