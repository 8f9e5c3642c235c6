import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Button } from '@aws-amplify/ui-react'
import { PageMeta } from '#components/page-meta'
import { paths } from '#lib/paths'
import { forgetUnsavedWork, useUnsavedWork } from '../components/form/unsaved-work'
import { Modal } from '../components/feedback/modal'
import { cancelWaitingCalls, pendingSignOut, useSession } from './session'
import type { LoginState } from './login-state'
import { NeedsScript } from './account-card'
import styles from './account-card.module.css'
import { SignInForm } from './sign-in-form'

const guardMilliseconds = 100

/** Leads to /login and back. With unsaved work the page stays, and staff sign in over it. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const [checking, setChecking] = useState(true)
  const signedIn = useSession(({ user, token }) => Boolean(user && token))
  const hasWork = useUnsavedWork(({ marks }) => marks.size > 0)
  const email = useLastEmail()
  const { pathname, search } = useLocation()

  useEffect(() => {
    const timer = setTimeout(() => setChecking(false), guardMilliseconds)
    return () => clearTimeout(timer)
  }, [])

  if (checking) {
    return (
      <>
        <PageMeta title="Admin Panel" />
        <NeedsScript />
        <p className={`soft ${styles.page}`} role="status">
          Loading...
        </p>
      </>
    )
  }
  const leaving = pendingSignOut()
  if (!signedIn && (leaving || !hasWork)) {
    const state: LoginState = leaving ?? { from: pathname + search }
    return <Navigate to={paths.login} replace state={state} />
  }
  return (
    <>
      {children}
      {!signedIn && <SignInDialog email={email} />}
    </>
  )
}

/** The email of the last user, also of one whose session has ended. */
function useLastEmail(): string {
  const currentEmail = useSession(({ user }) => user?.email)
  const [last, setLast] = useState('')
  if (currentEmail !== undefined && currentEmail !== last) setLast(currentEmail)
  return last
}

/** Shown over a page with unsaved work. It cannot be closed: every call of the page would fail. */
export function SignInDialog({ email }: { email: string }) {
  function leave() {
    forgetUnsavedWork()
    cancelWaitingCalls()
  }

  return (
    <Modal
      title="Your session has ended"
      description="Sign in again to go on. Nothing you have typed is lost."
      size="small"
    >
      <SignInForm email={email} />
      <Button variation="link" isFullWidth onClick={leave}>
        Leave without saving
      </Button>
    </Modal>
  )
}
