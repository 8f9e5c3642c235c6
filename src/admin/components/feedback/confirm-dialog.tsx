import { Button } from '@aws-amplify/ui-react'
import { create } from 'zustand'
import actions from './actions.module.css'
import { Modal } from './modal'

interface Question {
  question: string
  detail?: string
  /** There is no undo, and the dialog says so. */
  isFinal?: boolean
  yes: string
  no?: string
  /** A third choice, which answers no. */
  other?: { label: string; run: () => void } | undefined
}

interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
}

const useOpenQuestion = create<{ question: OpenQuestion | undefined }>(() => ({ question: undefined }))

/** Resolves to the answer: `if (await confirm({ question, yes: 'Delete' }))`. */
export function confirm(question: Question): Promise<boolean> {
  useOpenQuestion.getState().question?.answer(false)
  return new Promise((resolve) => {
    useOpenQuestion.setState({
      question: {
        ...question,
        answer: (yes) => {
          useOpenQuestion.setState({ question: undefined })
          resolve(yes)
        },
      },
    })
  })
}

/** The admin layout contains it. The cancelling button has the focus. */
export function ConfirmDialog() {
  const open = useOpenQuestion((state) => state.question)
  if (!open) return null
  const { question, detail, isFinal, yes, no = 'Cancel', other, answer } = open
  return (
    <Modal
      key={question}
      title={question}
      description={
        (detail !== undefined || isFinal) && (
          <>
            {detail && <p dir="auto">{detail}</p>}
            {isFinal && <p>This cannot be undone.</p>}
          </>
        )
      }
      role="alertdialog"
      size={other ? 'medium' : 'small'}
      onClose={() => answer(false)}
    >
      <div className={`wrap ${actions.actions} ${actions.answers}`}>
        <Button data-first-focus onClick={() => answer(false)}>
          {no}
        </Button>
        {other && (
          <Button
            onClick={() => {
              answer(false)
              other.run()
            }}
          >
            {other.label}
          </Button>
        )}
        <Button className="danger-button" onClick={() => answer(true)}>
          {yes}
        </Button>
      </div>
    </Modal>
  )
}
