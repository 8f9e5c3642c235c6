import { Navigate } from 'react-router-dom'
import { paths } from '#lib/paths'
import { useSession } from '#lib/session'
import { sitePages } from '#lib/site-pages'
import { forgottenPasswordPath } from './account-paths'
import { AccountCard } from './account-card'
import styles from './account-card.module.css'
import { AccountLink } from './account-link'
import { useLoginState } from './login-state'
import { SignInForm } from './sign-in-form'

/** The staff sign-in page (product.md, sections 2 and 4). A signed-in user is sent on. */
export function LoginPage() {
  const signedIn = useSession(({ user, token }) => Boolean(user && token))
  const { from, email, hasNewPassword } = useLoginState()

  if (signedIn) return <Navigate to={from ?? paths.admin} replace />
  return (
    <AccountCard title="Staff sign-in">
      {hasNewPassword && (
        <p className={styles.notice} role="status">
          Your password has been changed. Sign in with it.
        </p>
      )}
      <SignInForm key={email} email={email} />
      <p className={styles.hint}>
        <AccountLink to={forgottenPasswordPath}>Forgot password?</AccountLink>
      </p>
      <p className={styles.hint}>
        Looking for a code? <a href={sitePages.home.path}>Back to the directory</a>
      </p>
    </AccountCard>
  )
}
