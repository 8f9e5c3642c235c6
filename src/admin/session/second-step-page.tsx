import { useState } from 'react'
import { site } from '#site'
import { useSession } from './session'
import { adminPages } from '../admin-pages'
import { PageHeader } from '../components/page-header'
import { AccountForm, type AccountValues } from './account-form'
import { beginSecondStep, digitsOf, turnSecondStep } from './account-calls'
import styles from './own-account-page.module.css'

/** `codeKey` is null if the account has a second step. */
interface Confirmed {
  password: string
  codeKey: string | null
}

const turned = {
  on: 'The second step is on. You sign in with your password and a code from now on.',
  off: 'The second step is off. You sign in with your password alone.',
}

/** The second step is a code of an authenticator app at each sign-in. */
export default function SecondStepPage() {
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const [done, setDone] = useState('')
  const to = confirmed?.codeKey === null ? 'off' : 'on'

  async function confirmPassword({ currentPassword: password = '' }: AccountValues) {
    setConfirmed({ password, codeKey: await beginSecondStep(password) })
  }

  async function turn({ code = '' }: AccountValues) {
    await turnSecondStep(to, confirmed!.password, digitsOf(code))
    setDone(turned[to])
    setConfirmed(undefined)
  }

  return (
    <>
      <PageHeader title={adminPages.secondStep.title} />
      <div className={styles.card}>
        {confirmed ? (
          <div>
            <p role="status" className={styles.text}>
              {confirmed.codeKey !== null ? (
                <KeyOfApp codeKey={confirmed.codeKey} />
              ) : (
                'Your account has a second step. Enter a code of your authenticator app to turn it off.'
              )}
            </p>
            <AccountForm fields={['code']} action={`Turn ${to}`} busy="One moment..." act={turn} />
          </div>
        ) : (
          <>
            <p role="status" className={styles.done}>
              {done}
            </p>
            <p className={styles.text}>
              With a second step nobody signs in with your password alone: an authenticator app on your phone
              shows a code that changes every 30 seconds. Your password leads to turning it on or off.
            </p>
            <AccountForm
              fields={['currentPassword']}
              action="Continue"
              busy="One moment..."
              act={confirmPassword}
            />
          </>
        )}
      </div>
    </>
  )
}

function KeyOfApp({ codeKey }: { codeKey: string }) {
  const email = useSession(({ user }) => user?.email ?? '')
  const label = encodeURIComponent(`${site.name}:${email}`)
  const address = `otpauth://totp/${label}?${new URLSearchParams({ secret: codeKey, issuer: site.name })}`
  return (
    <>
      Add this key to your authenticator app, by hand or <a href={address}>on this device</a>, and keep a copy
      in a safe place. Then enter the code that the app shows.
      <code className={styles.key}>{codeKey}</code>
    </>
  )
}
