import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { Icon } from '#components/icon'
import { EntityForm } from '../components/form/entity-form'
import { Inputs } from '../components/form/fields'
import { PageHeader } from '../components/page-header'
import styles from '../components/page.module.css'
import type { Identified } from '../calls/optimistic-changes'
import type { Creatable } from './resource'
import { useCreateForm } from './use-create-form'

interface Props<Input extends FieldValues, Output, Created extends Identified> {
  resource: Creatable<Input, Output, Created>
  values?: Partial<Input> | undefined
  /** The page to go back to. @default the list of all */
  back?: { label: string; path: string } | undefined
  /** The page after creation. @default the page to go back to */
  next?: ((created: Created) => string) | undefined
}

/** Its first empty field has the focus. */
export function CreatePage<Input extends FieldValues, Output, Created extends Identified>(
  props: Props<Input, Output, Created>,
) {
  const { resource, back } = props
  const { create, list } = resource
  const { path, label } = back ?? { path: list.path, label: create.back ?? '' }
  // Each item has a form of its own.
  const [{ count, values }, setForm] = useState({ count: 0, values: props.values })
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const inputs = [...(content.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
    // What is given need not be typed.
    ;(inputs.find(({ value }) => value === '') ?? inputs[0])?.focus()
  }, [])
  return (
    <>
      <Link className={`row ${styles.back}`} to={path}>
        <Icon name="back" />
        {label}
      </Link>
      <PageHeader title={create.title} />
      <div ref={content}>
        <CreateForm
          key={count}
          {...props}
          values={values}
          path={path}
          isAnother={count > 0}
          onAnother={(kept) => setForm({ count: count + 1, values: kept })}
        />
      </div>
    </>
  )
}

interface FormProps<Input extends FieldValues, Output, Created extends Identified> extends Props<
  Input,
  Output,
  Created
> {
  path: string
  isAnother: boolean
  onAnother: (values: Partial<Input>) => void
}

function CreateForm<Input extends FieldValues, Output, Created extends Identified>(
  props: FormProps<Input, Output, Created>,
) {
  const { resource, values, next, path, isAnother, onAnother } = props
  const { fields, needs, kept, preview, submit, busy, redirectDelay = 0 } = resource.create
  const navigate = useNavigate()
  const [leaveTo, setLeaveTo] = useState<string>()
  const wantsAnother = useRef(false)
  const form = useCreateForm(resource, finish, values)
  const { getValues, setFocus } = form.methods

  function finish(created: Created) {
    if (!kept || !wantsAnother.current) return setLeaveTo(next?.(created) ?? path)
    return onAnother(Object.fromEntries(kept.map((name) => [name, getValues(name)])) as Partial<Input>)
  }

  useEffect(() => {
    const first = Object.keys(fields).find((name) => !kept?.some((each) => each === name))
    if (isAnother && first !== undefined) setFocus(first as Path<Input>)
  }, [isAnother, fields, kept, setFocus])

  useEffect(() => {
    if (leaveTo === undefined) return undefined
    const timer = setTimeout(() => void navigate(leaveTo), redirectDelay)
    return () => clearTimeout(timer)
  }, [leaveTo, redirectDelay, navigate])

  return (
    <EntityForm
      form={form}
      submitLabel={submit}
      busyLabel={busy}
      missing={needs && !form.methods.watch(needs.field) ? needs.text : undefined}
      onAnother={(wanted) => void (wantsAnother.current = wanted)}
      aside={preview?.()}
      another={kept && { label: 'Save and add another', keys: 'Ctrl+Enter' }}
    >
      <Inputs<never> fields={fields} />
    </EntityForm>
  )
}
