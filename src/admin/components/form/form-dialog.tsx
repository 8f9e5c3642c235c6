import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Modal } from '../feedback/modal'
import { ConflictDialog, type ConflictWording } from './conflict-dialog'
import { EntityForm } from './entity-form'
import { mayDiscard } from './leave-guard'
import type { EntityFormState } from './use-entity-form'

interface Props<Input extends FieldValues, Output> extends ConflictWording<Input> {
  title: string
  form: EntityFormState<Input, Output>
  submitLabel?: string
  /** Takes the dialog away; asked first where something would be lost. */
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog, for changing one thing of a list without leaving it. */
export function FormDialog<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, form, submitLabel = 'Save', onClose, children, labels, textOf } = props
  const close = () => void mayDiscard(form.isUnsaved).then((may) => may && onClose())
  return (
    <Modal title={title} onClose={close}>
      <EntityForm form={form} submitLabel={submitLabel} onCancel={close}>
        {children}
      </EntityForm>
      <ConflictDialog form={form} labels={labels} textOf={textOf} />
    </Modal>
  )
}
