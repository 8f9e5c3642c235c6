import { Button, PasswordField, TextField } from '@aws-amplify/ui-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Session } from '#domain/session'
import { Wordmark } from '../../components/wordmark'
import { callApi } from '../../lib/api-client'
import { ApiError } from '../../lib/api-error'
import { paths } from '../../lib/paths'
import { keepSession, useSession } from '../../lib/session'
import styles from './login-page.module.css'

/** The staff sign-in form (specification, sections 2, 4 and 8). */
export function LoginPage() {
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const signedIn = useSession(({ user, token }) => Boolean(user && token))
  const { state } = useLocation() as { state: { from?: string } | null }

  // A password manager, or someone faster than the script, may have filled the form already.
  useEffect(() => setFilled(isFilled(form.current)), [])

  if (signedIn) return <Navigate to={state?.from ?? paths.admin} replace />

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setError('')
    try {
      const session = (await callApi('POST /users/login', { body: { email, password } })) as Partial<Session>
      if (session.user && session.token) keepSession({ user: session.user, token: session.token })
      else setError('Login failed. Please try again.')
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className={styles.page}>
      <title>Sign in · Clipwell</title>
      <div className={styles.card}>
        <a className={styles.home} href={paths.home}>
          <Wordmark />
        </a>
        <h1 className={styles.title}>Staff sign-in</h1>
        <form
          ref={form}
          method="post"
          className={styles.form}
          onSubmit={(event) => void submit(event)}
          onInput={(event) => {
            setFilled(isFilled(event.currentTarget))
            setError('')
          }}
        >
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <PasswordField label="Password" name="password" autoComplete="current-password" required />
          <p className={styles.error} role="alert">
            {error}
          </p>
          <Button type="submit" variation="primary" isFullWidth isDisabled={!filled || busy}>
            {busy ? 'Signing In...' : 'Sign In'}
          </Button>
        </form>
        <p className={styles.hint}>
          Looking for a code? <a href={paths.home}>Back to the directory</a>
        </p>
      </div>
    </main>
  )
}

function isFilled(form: HTMLFormElement | null): boolean {
  if (!form) return false
  const fields = new FormData(form)
  return fields.get('email') !== '' && fields.get('password') !== ''
}

/** The server's own words, or the specification's where there are none (section 8). */
function messageOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return 'An unexpected error occurred during login.'
  return failure.message || 'Login failed. Please try again.'
}
