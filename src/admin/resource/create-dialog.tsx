import type { FieldValues } from 'react-hook-form'
import { Inputs } from '../components/form/fields'
import { FormDialog } from '../components/form/form-dialog'
import type { Identified } from '../calls/optimistic-changes'
import type { Creatable } from './resource'
import { useCreateForm } from './use-create-form'

interface Props<Input extends FieldValues, Output, Created extends Identified> {
  resource: Creatable<Input, Output, Created>
  onClose: () => void
}

export function CreateDialog<Input extends FieldValues, Output, Created extends Identified>({
  resource,
  onClose,
}: Props<Input, Output, Created>) {
  const { title, submit, fields } = resource.create
  const form = useCreateForm(resource, onClose)
  return (
    <FormDialog title={title} form={form} submitLabel={submit} onClose={onClose}>
      <Inputs<never> fields={fields} />
    </FormDialog>
  )
}
