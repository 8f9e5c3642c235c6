import { type ReactNode, useState } from 'react'
import { site } from '#site'
import { isUnanswered } from '#lib/api-error'
import { useSession } from './session'
import { adminPages } from '../admin-pages'
import { PageHeader } from '../components/page-header'
import { AccountError } from './account-error'
import { AccountForm } from './account-form'
import { digitsOf } from './credentials'
import { beginSecondStep, turnSecondStepOff, turnSecondStepOn } from './own-account'
import styles from './own-account-page.module.css'

type Stage =
  | { name: 'password'; done: string }
  | { name: 'on'; password: string; codeKey: string }
  | { name: 'off'; password: string }

/** The second step is a code of an authenticator app at each sign-in. */
export default function SecondStepPage() {
  const { title } = adminPages.secondStep
  const [stage, setStage] = useState<Stage>({ name: 'password', done: '' })
  const finish = (done: string) => setStage({ name: 'password', done })
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.card}>
        {stage.name === 'password' && (
          <PasswordStage
            done={stage.done}
            onGoOn={(password, codeKey) =>
              setStage(codeKey === null ? { name: 'off', password } : { name: 'on', password, codeKey })
            }
          />
        )}
        {stage.name === 'on' && <OnStage {...stage} onDone={finish} />}
        {stage.name === 'off' && <OffStage {...stage} onDone={finish} />}
      </div>
    </>
  )
}

interface PasswordStageProps {
  done: string
  /** `codeKey` is null if the account has a second step. */
  onGoOn: (password: string, codeKey: string | null) => void
}

function PasswordStage({ done, onGoOn }: PasswordStageProps) {
  return (
    <>
      <p role="status" className={styles.done}>
        {done}
      </p>
      <p className={styles.text}>
        With a second step nobody signs in with your password alone: an authenticator app on your phone shows
        a code that changes every 30 seconds. Your password leads to turning it on or off.
      </p>
      <AccountForm
        fields={['currentPassword']}
        action="Continue"
        busy="One moment..."
        act={async ({ currentPassword = '' }) =>
          onGoOn(currentPassword, await beginSecondStep(currentPassword))
        }
      />
    </>
  )
}

interface StageProps {
  password: string
  onDone: (done: string) => void
}

function OnStage({ password, codeKey, onDone }: StageProps & { codeKey: string }) {
  const email = useSession(({ user }) => user?.email ?? '')
  const done = 'The second step is on. You sign in with your password and a code from now on.'
  const turnOn = async (code: string) => onDone(await outcomeOf(turnSecondStepOn(password, code), done))
  return (
    <CodeStage action="Turn on" act={turnOn}>
      Add this key to your authenticator app, by hand or{' '}
      <a href={authenticatorUrl(email, codeKey)}>on this device</a>, and keep a copy in a safe place. Then
      enter the code that the app shows.
      <code className={styles.key}>{codeKey}</code>
    </CodeStage>
  )
}

function authenticatorUrl(email: string, key: string): string {
  const label = encodeURIComponent(`${site.name}:${email}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: key, issuer: site.name })}`
}

function OffStage({ password, onDone }: StageProps) {
  const done = 'The second step is off. You sign in with your password alone.'
  const turnOff = async (code: string) => onDone(await outcomeOf(turnSecondStepOff(password, code), done))
  return (
    <CodeStage action="Turn off" act={turnOff}>
      Your account has a second step. Enter a code of your authenticator app to turn it off.
    </CodeStage>
  )
}

/** A call whose answer was lost may have worked: then a code is asked for from now on. */
function outcomeOf(call: Promise<void>, done: string): Promise<string> {
  return call.then(
    () => done,
    (error: unknown) => {
      if (!(error instanceof AccountError && isUnanswered(error.cause))) throw error
      return 'No answer came. Continue with your password to see whether the second step is on.'
    },
  )
}

interface CodeStageProps {
  action: string
  act: (code: string) => Promise<void>
  children: ReactNode
}

const CodeStage = ({ action, act, children }: CodeStageProps) => (
  <>
    <p role="status" className={styles.text}>
      {children}
    </p>
    <AccountForm
      fields={['code']}
      action={action}
      busy="One moment..."
      act={({ code = '' }) => act(digitsOf(code))}
    />
  </>
)
