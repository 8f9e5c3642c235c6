import { type ReactNode, useId } from 'react'
import type * as z from 'zod'
import { CheckboxField } from '@aws-amplify/ui-react'
import { useController } from 'react-hook-form'
import { site } from '#site'
import { fieldKindOf } from '#domain/field/field-kind'
import { instantOf, localOf } from '#domain/time/zoned-time'
import type { EditFields, Field } from './fields'
import { MomentInput } from './moment-input'
import { TextInput, useFieldError } from './text-input'
import { FieldError } from './field-error'

interface Options {
  hint?: ReactNode
  rows?: number
  isRequired: boolean
}

interface Kind {
  empty: string | boolean
  of?: (value: string) => string
  input: (field: { name: string; label: string }, options: Options) => ReactNode
}

const moment = {
  empty: '',
  input: (field, { hint, isRequired }) => <MomentInput {...field} hint={hint} isRequired={isRequired} />,
} satisfies Kind

const kinds = {
  line: {
    empty: '',
    input: (field, options) => <TextInput {...field} {...options} />,
  },
  prose: {
    empty: '',
    input: (field, options) => <TextInput {...field} rows={4} {...options} />,
  },
  link: {
    empty: '',
    input: (field, options) => <TextInput {...field} type="url" hint="Starts with https://" {...options} />,
  },
  flag: {
    empty: false,
    input: (field) => <CheckboxInput {...field} />,
  },
  start: { ...moment, of: (instant: string) => localText(instant) },
  // An end that is read as a day would come a day later each time that it is saved.
  end: { ...moment, of: (instant: string) => localText(instant, true) },
} satisfies Record<string, Kind>

/** Overrides of the field that the schema gives. */
export type OwnField<Item, Value> = Partial<Field<Item, Value>> & Pick<Partial<Options>, 'hint' | 'rows'>

type Plain = string | number | boolean | null | undefined

type OwnFields<Item, Values> = {
  [Name in keyof Values & string as Values[Name] extends Plain ? Name : never]?: OwnField<Item, Values[Name]>
} & {
  [Name in keyof Values & string as Values[Name] extends Plain ? never : Name]-?: Field<Item, Values[Name]>
}

/** The fields of a form by the schemas of its values: those in `own` in their order, then the others. */
export function defaultFields<Item, Values>(
  shape: Readonly<Record<string, unknown>>,
  own: OwnFields<Item, Values>,
): EditFields<Item, Values> {
  const names = [...new Set([...Object.keys(own), ...Object.keys(shape)])]
  const fields = names.map((name) => {
    const override = (own as Record<string, OwnField<Item, unknown>>)[name] ?? {}
    const field = { ...defaultField(name, shape[name] as z.ZodType | undefined, override), ...override }
    if (!field.input) throw new Error(`Nothing says what the input of ${name} is.`)
    return [name, field]
  })
  return Object.fromEntries(fields) as EditFields<Item, Values>
}

function defaultField<Item>(
  name: string,
  schema: z.ZodType | undefined,
  { hint, rows }: OwnField<Item, unknown>,
): Partial<Field<Item, unknown>> {
  const found = schema && fieldKindOf(schema)
  if (!schema || !found) return {}
  const { empty, of, input }: Kind = kinds[found.kind]
  const isRequired = !schema.safeParse('').success
  const options = { isRequired, ...(hint !== undefined && { hint }), ...(rows !== undefined && { rows }) }
  return {
    label: found.label,
    empty,
    of: (item) => {
      const value = (item as Record<string, unknown>)[name] ?? empty
      return of && typeof value === 'string' && value !== '' ? of(value) : value
    },
    input: (field) => input(field, options),
  }
}

/** Without midnight unless exact. A time that occurs twice, or a part of a minute, stays an instant. */
export function localText(instant: string, isExact = false): string {
  const local = localOf(new Date(instant), site.timeZone).slice(0, 16)
  if (instantOf(local, site.timeZone).toISOString() !== instant) return instant
  return !isExact && local.endsWith('T00:00') ? local.slice(0, 10) : local
}

function CheckboxInput({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<Record<string, boolean>>({ name })
  const error = useFieldError(name)
  const errorId = useId()
  return (
    <div>
      <CheckboxField
        ref={ref}
        name={name}
        label={label}
        checked={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        hasError={error !== undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <FieldError id={errorId} text={error} />
    </div>
  )
}
