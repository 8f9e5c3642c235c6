import { Button } from '@aws-amplify/ui-react'
import { useEffect, useRef } from 'react'
import { giveUp } from '#lib/session'
import { focusFirstToFill } from './first-to-fill'
import styles from './sign-in-dialog.module.css'
import { SignInForm } from './sign-in-form'
import { dropWork } from './unsaved-work'

/** Asks for the password again, over a page with unsaved work. */
export function SignInDialog({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    // The browser focuses the e-mail, which is filled in already.
    focusFirstToFill(dialog.current!)
  }, [])

  function leave() {
    dropWork()
    giveUp()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="sign-in-again"
      // Escape would leave a page on which every call fails.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="sign-in-again" className={styles.title}>
        Your session has ended
      </h2>
      <p>Sign in again to go on. Nothing you have typed is lost.</p>
      <SignInForm email={email} />
      <Button className={styles.leave ?? ''} variation="link" isFullWidth onClick={leave}>
        Leave without saving
      </Button>
    </dialog>
  )
}
