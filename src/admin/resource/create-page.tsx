import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { EntityForm } from '../components/form/entity-form'
import { FormPage } from '../components/form/form-page'
import type { Creatable } from './resource'
import { useCreateForm } from './use-create-form'

interface Props<Input extends FieldValues, Output, Created> {
  resource: Creatable<Input, Output, Created>
  /** What the form starts with, where that depends on the address. */
  values?: Input
  /** Where it leads back to, where that is not the list of all. */
  back?: { label: string; path: string } | undefined
  /** Where it leads to once one is created, where that is not where it leads back. */
  next?: ((created: Created) => string) | undefined
}

/**
 * The page with the form for a new one. It leads back to where it is listed (product.md, sections 5 and 8).
 */
export function CreatePage<Input extends FieldValues, Output, Created>({
  resource,
  values,
  back,
  next,
}: Props<Input, Output, Created>) {
  const { create, list } = resource
  const { Fields, needs } = create
  const navigate = useNavigate()
  const { path, label } = back ?? { path: list.path, label: create.back ?? '' }
  const [leaveTo, setLeaveTo] = useState<string>()
  const form = useCreateForm(resource, (created) => setLeaveTo(next?.(created) ?? path), values)

  useEffect(() => {
    if (leaveTo === undefined) return undefined
    const timer = setTimeout(() => void navigate(leaveTo), create.stay ?? 0)
    return () => clearTimeout(timer)
  }, [leaveTo, create.stay, navigate])

  return (
    <FormPage title={create.title} back={{ label, path }}>
      <EntityForm
        form={form}
        submitLabel={create.submit}
        busyLabel={create.busy}
        isDisabled={needs !== undefined && !form.methods.watch(needs)}
      >
        <Fields />
      </EntityForm>
    </FormPage>
  )
}
