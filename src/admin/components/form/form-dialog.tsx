import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Modal } from '../feedback/modal'
import { ConflictDialog, type ConflictWording } from './conflict-dialog'
import { EntityForm } from './entity-form'
import { confirmDiscard } from './leave-guard'
import type { EntityFormState } from './use-entity-form'

interface Props<Input extends FieldValues, Output> extends ConflictWording {
  title: string
  form: EntityFormState<Input, Output>
  submitLabel?: string
  /** Asks first if input would be lost. */
  onClose: () => void
  /** Shown if the item was deleted. */
  gone?: ReactNode
  /** Shown above the form. It may have forms of its own. */
  about?: ReactNode
  children: ReactNode
}

export function FormDialog<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, form, submitLabel = 'Save', onClose, gone, about, children } = props
  const { labels, textOf } = props
  const close = () => void confirmDiscard(form.isUnsaved).then((may) => may && onClose())
  return (
    <Modal title={title} onClose={close}>
      <EntityForm form={form} submitLabel={submitLabel} onCancel={close} gone={gone} about={about}>
        {children}
      </EntityForm>
      <ConflictDialog form={form} labels={labels} textOf={textOf} />
    </Modal>
  )
}
