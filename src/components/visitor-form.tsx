import {
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { actionOf, type FormPath, outcomeId } from '#domain/routes/form-routes'
import { useRefusedForm } from '#lib/refused-form'
import type { VisitorPost } from '#lib/use-visitor-post'
import styles from './form.module.css'

interface Words {
  /** The message after success, and what happens next. */
  sent: [what: string, next: string]
  failed: string
}

interface Props extends FormHTMLAttributes<HTMLFormElement>, Words {
  ref?: Ref<HTMLFormElement>
  path: FormPath
  call: Pick<VisitorPost, 'busy' | 'outcome' | 'post' | 'clear'>
  heading?: ReactNode
  /** Label of the button. */
  submit: string
  /** What is missing: the button is grey then. Undefined if the form has no such line. */
  missing?: { isAny: boolean; text: string | false }
}

/** Posted by the browser without a script: the answer has the reason of a refusal first. */
export function VisitorForm(props: Props) {
  const { path, call, heading, submit, missing, sent, failed, children, ...form } = props
  const { busy, outcome, post, clear } = call
  const { refusal } = useRefusedForm()
  const message = <Outcome outcome={outcome} sent={sent} failed={failed} />

  function postForm(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void post(event.currentTarget)
  }

  return (
    <form
      className={`screen-only wrap edged ${styles.form}`}
      method="post"
      encType="multipart/form-data"
      action={actionOf(path)}
      onSubmit={postForm}
      onChange={clear}
      {...form}
    >
      {heading}
      {refusal !== undefined && message}
      {children}
      {/* Only bots fill it in (domain/field/bot-check.ts). Without style sheets people see its label. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={`row wrap ${styles.end}`}>
        <button
          type="submit"
          className="primary-button"
          aria-disabled={busy || missing?.isAny === true}
          aria-describedby={missing && 'missing'}
        >
          {busy ? 'Sending...' : submit}
        </button>
        {missing && (
          <p id="missing" className="soft">
            {missing.text}
          </p>
        )}
      </div>
      {refusal === undefined && message}
    </form>
  )
}

/** Announces the result and scrolls to it. */
function Outcome({ outcome, sent, failed }: Words & Pick<VisitorPost, 'outcome'>) {
  const element = useRef<HTMLDivElement>(null)
  // Between two results there is none. A new reason does not scroll.
  const sentWell = outcome?.sent
  useEffect(() => {
    if (sentWell !== undefined) element.current?.scrollIntoView({ block: 'nearest' })
  }, [sentWell])
  return (
    <div ref={element} id={outcomeId} className={styles.outcome} role="status" tabIndex={-1}>
      {outcome?.sent && (
        <p className={styles.sent}>
          <strong>{sent[0]}</strong> {sent[1]}
        </p>
      )}
      {outcome && !outcome.sent && (
        <p className={styles.failed}>
          <strong>{failed}</strong> {outcome.reason}
        </p>
      )}
    </div>
  )
}
