import { Button } from '@aws-amplify/ui-react'
import { Navigate } from 'react-router-dom'
import { canStore } from '#lib/browser-storage'
import { paths } from '#lib/paths'
import { useIsHydrating } from '#lib/use-is-hydrating'
import { useSession } from './session'
import { sitePages } from '#domain/page/site-pages'
import { AccountCard } from './account-card'
import styles from './account-card.module.css'
import { AccountLink } from './account-link'
import { useLoginState } from './login-state'
import { SignInForm } from './sign-in-form'

/** Sends a signed-in user on. Shows no form if the browser can store nothing: no session could be kept. */
export function LoginPage() {
  const signedIn = useSession(({ user, token }) => Boolean(user && token))
  const { from, email, hasNewPassword } = useLoginState()
  // The server renders the form. What the browser can store is known after hydration.
  const isBlocked = !useIsHydrating() && !canStore()

  if (signedIn) return <Navigate to={from ?? paths.admin} replace />
  return (
    <AccountCard title="Staff sign-in">
      {hasNewPassword && (
        <p className={`edged ${styles.notice}`} role="status">
          Your password has been changed. Sign in with it.
        </p>
      )}
      {isBlocked ? <BlockedStorage /> : <SignInForm key={email} email={email} />}
      <p className={`soft small ${styles.hint}`}>
        <AccountLink to={paths.forgottenPassword}>Forgot password?</AccountLink>
      </p>
      <p className={`soft small ${styles.hint}`}>
        Looking for a code? <a href={sitePages.home.path}>Back to the directory</a>
      </p>
    </AccountCard>
  )
}

function BlockedStorage() {
  return (
    <div role="alert">
      <p className={styles.blocked}>
        Your browser stores nothing for this site, so you can't sign in. Allow cookies and site data for this
        address in the browser's settings, or free some space on the device. Then reload the page.
      </p>
      <Button variation="primary" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  )
}
