import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { EntityForm } from '../components/form/entity-form'
import { Inputs } from '../components/form/fields'
import { FormPage } from '../components/form/form-page'
import type { Identified } from '../components/optimistic-changes'
import type { Creatable } from './resource'
import { useCreateForm } from './use-create-form'

interface Props<Input extends FieldValues, Output, Created extends Identified> {
  resource: Creatable<Input, Output, Created>
  values?: Partial<Input>
  /** The page to go back to. @default the list of all */
  back?: { label: string; path: string } | undefined
  /** The page after creation. @default the page to go back to */
  next?: ((created: Created) => string) | undefined
}

export function CreatePage<Input extends FieldValues, Output, Created extends Identified>({
  resource,
  values,
  back,
  next,
}: Props<Input, Output, Created>) {
  const { create, list } = resource
  const { fields, needs } = create
  const navigate = useNavigate()
  const { path, label } = back ?? { path: list.path, label: create.back ?? '' }
  const [leaveTo, setLeaveTo] = useState<string>()
  const form = useCreateForm(resource, (created) => setLeaveTo(next?.(created) ?? path), values)

  useEffect(() => {
    if (leaveTo === undefined) return undefined
    const timer = setTimeout(() => void navigate(leaveTo), create.redirectDelay ?? 0)
    return () => clearTimeout(timer)
  }, [leaveTo, create.redirectDelay, navigate])

  return (
    <FormPage title={create.title} back={{ label, path }}>
      <EntityForm
        form={form}
        submitLabel={create.submit}
        busyLabel={create.busy}
        isDisabled={needs !== undefined && !form.methods.watch(needs)}
      >
        <Inputs<never> fields={fields} />
      </EntityForm>
    </FormPage>
  )
}
