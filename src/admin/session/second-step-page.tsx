import { type ReactNode, useState } from 'react'
import { useSession } from '../../lib/session'
import { AccountForm } from './account-form'
import { CodeField } from './code-field'
import type { CodeKey } from './cognito'
import { digitsOf } from './credentials'
import { loadCognito } from './load-cognito'
import styles from './own-account-page.module.css'
import { PresentPasswordField } from './present-password-field'
import { useAccountAction } from './use-account-action'

/** Where someone is: at the password, at turning it on, for which there is a key, or at turning it off. */
type Stage = { name: 'password'; done: string } | { name: 'on'; codes: CodeKey } | { name: 'off' }

/** Lets staff ask for a code of an authenticator app whenever they sign in, or end that. */
export default function SecondStepPage() {
  const [stage, setStage] = useState<Stage>({ name: 'password', done: '' })
  const finish = (done: string) => setStage({ name: 'password', done })
  return (
    <>
      <title>Second step at sign-in · Clipwell</title>
      <h1 className={styles.title}>Second step at sign-in</h1>
      <div className={styles.card}>
        {stage.name === 'password' && (
          <PasswordStage
            done={stage.done}
            onGoOn={(codes) => setStage(codes ? { name: 'on', codes } : { name: 'off' })}
          />
        )}
        {stage.name === 'on' && <OnStage codes={stage.codes} onDone={finish} />}
        {stage.name === 'off' && <OffStage onDone={finish} />}
      </div>
    </>
  )
}

function PasswordStage({ done, onGoOn }: { done: string; onGoOn: (codes: CodeKey | null) => void }) {
  const email = useSession(({ user }) => user?.email ?? '')
  const beginning = useAccountAction(async (present: string) => {
    const { beginSecondStep } = await loadCognito()
    onGoOn(await beginSecondStep(email, present))
  })
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
        labels={{ action: 'Continue', busy: 'One moment...' }}
        state={beginning}
        onSubmit={({ present = '' }) => beginning.run(present)}
      >
        <PresentPasswordField error={beginning.fields.present} />
      </AccountForm>
    </>
  )
}

interface StageProps {
  onDone: (done: string) => void
}

function OnStage({ codes: { key, address }, onDone }: StageProps & { codes: CodeKey }) {
  const turnOn = async (code: string) => {
    const { turnSecondStepOn } = await loadCognito()
    await turnSecondStepOn(code)
    onDone('The second step is on. You sign in with your password and a code from now on.')
  }
  return (
    <CodeStage action="Turn on" act={turnOn}>
      Add this key to your authenticator app, by hand or <a href={address}>on this device</a>, and keep a copy
      in a safe place. Then enter the code that the app shows.
      <code className={styles.key}>{key}</code>
    </CodeStage>
  )
}

function OffStage({ onDone }: StageProps) {
  const turnOff = async (code: string) => {
    const { turnSecondStepOff } = await loadCognito()
    await turnSecondStepOff(code)
    onDone('The second step is off. You sign in with your password alone.')
  }
  return (
    <CodeStage action="Turn off" act={turnOff}>
      Your account has a second step. Enter a code of your authenticator app to turn it off.
    </CodeStage>
  )
}

interface CodeStageProps {
  action: string
  act: (code: string) => Promise<void>
  children: ReactNode
}

function CodeStage({ action, act, children }: CodeStageProps) {
  const acting = useAccountAction((code: string) => act(digitsOf(code)))
  return (
    <>
      <p role="status" className={styles.text}>
        {children}
      </p>
      <AccountForm
        labels={{ action, busy: 'One moment...' }}
        state={acting}
        onSubmit={({ code = '' }) => acting.run(code)}
      >
        <CodeField error={acting.fields.code} />
      </AccountForm>
    </>
  )
}
