import { Button } from '@aws-amplify/ui-react'
import { cancelWaitingCalls } from './session'
import { Modal } from '../components/feedback/modal'
import { SignInForm } from './sign-in-form'
import { forgetUnsavedWork } from '../components/form/unsaved-work'

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
