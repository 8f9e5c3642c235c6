import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '#components/icon'
import { Modal } from '../feedback/modal'
import styles from '../feedback/modal.module.css'
import { iconPaths } from '../icon-paths'
import { EntityForm } from './entity-form'
import { confirmDiscard } from './leave-guard'
import type { EntityFormState } from './use-entity-form'

interface Steps {
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

interface Props<Input extends FieldValues, Output> {
  title: string
  form: EntityFormState<Input, Output>
  submitLabel?: string
  missing?: string | undefined
  /** Asks first if input would be lost. */
  onClose: () => void
  /** Lead to the items beside it, after the same question. With them it stands at the side of its list. */
  steps?: Steps
  /** Told where the next save leads, if not to the list. */
  onLead?: (go: (() => void) | undefined) => void
  gone?: ReactNode
  about?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function FormDialog<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, form, submitLabel = 'Save', missing, onClose, gone, about, aside, children } = props
  const { steps, onLead } = props
  const leave = (go: () => void) => () => {
    const saveFirst = () => {
      onLead?.(go)
      void form.submit()
    }
    void confirmDiscard(form.isUnsaved, onLead && saveFirst).then((may) => may && go())
  }
  const close = leave(onClose)
  return (
    <Modal
      title={title}
      onClose={close}
      {...(steps && { size: 'side', beside: <StepButtons steps={steps} leave={leave} /> })}
    >
      <EntityForm
        form={form}
        submitLabel={submitLabel}
        missing={missing}
        onCancel={close}
        {...(onLead && { onAnother: (wanted: boolean) => onLead(wanted ? steps?.next : undefined) })}
        another={steps?.next && { label: 'Save and next', keys: 'Ctrl+Shift+Enter' }}
        gone={gone}
        about={about}
        aside={aside}
      >
        {children}
      </EntityForm>
    </Modal>
  )
}

interface StepProps {
  steps: Steps
  leave: (go: () => void) => () => void
}

function StepButtons({ steps, leave }: StepProps) {
  return (
    <span className={styles.steps}>
      {(['previous', 'next'] as const).map((direction) => {
        const go = steps[direction]
        return (
          <button
            key={direction}
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label={direction === 'previous' ? 'Previous row' : 'Next row'}
            aria-disabled={!go}
            onClick={go && leave(go)}
          >
            <Icon path={iconPaths[direction]} />
          </button>
        )
      })}
    </span>
  )
}
