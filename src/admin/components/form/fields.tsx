import { type ReactNode, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import styles from './fields.module.css'

export interface Field<Item, Value> {
  label: string
  empty: Value
  /** The form's value for an existing item. @default the item's value of this name */
  of?: (item: Item) => Value
  /** A group of fields that are rare. It is closed while it is empty. */
  group?: string
  /** Beside another one where there is room, or much of it. */
  isHalf?: true | 'wide'
  input: (field: { name: string; label: string }, item: Item | undefined) => ReactNode
}

/** One for each value of the schema, in the order of the form. */
export type Fields<Item, Values> = {
  [Name in keyof Values & string]-?: Field<Item, Values[Name]>
}

/** For an edit form. `of` is required if the types of item and form differ. */
export type EditFields<Item, Values> = Fields<Item, Values> & {
  [Name in keyof Values & string]-?: Item extends Record<Name, Values[Name]>
    ? unknown
    : { of: (item: Item) => Values[Name] }
}

export function emptyValues<Values>(fields: Fields<never, Values>): Values {
  return mapped(fields as Fields<never, Record<string, unknown>>, ({ empty }) => empty) as Values
}

export function valuesOf<Item, Values>(fields: EditFields<Item, Values>, item: Item): Values {
  const own = item as Record<string, unknown>
  return mapped(fields as Fields<Item, Record<string, unknown>>, ({ of }, name) =>
    of ? of(item) : own[name],
  ) as Values
}

export function labelsOf(fields: Record<string, { label: string }>): Record<string, string> {
  return mapped(fields, ({ label }) => label)
}

function mapped<Each, Result>(fields: Record<string, Each>, of: (field: Each, name: string) => Result) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]))
}

type ShownField<Item> = Pick<Field<Item, unknown>, 'label' | 'group' | 'isHalf' | 'input'>

interface Props<Item> {
  fields: Record<string, ShownField<Item>>
  item?: Item
}

export function Inputs<Item>({ fields, item }: Props<Item>) {
  const named = Object.entries(fields)
  const show = ([name, { label, input, isHalf }]: [string, ShownField<Item>]) => (
    <div key={name} className={styles.input} data-half={isHalf}>
      {input({ name, label }, item)}
    </div>
  )
  return named.map((entry, at) => {
    const [name, { group }] = entry
    if (group === undefined) return show(entry)
    if (named[at - 1]?.[1].group === group) return null
    return (
      <Group key={name} name={group}>
        {named.filter(([, each]) => each.group === group).map(show)}
      </Group>
    )
  })
}

/** Closed while nothing in it is filled or refused. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  const element = useRef<HTMLDetailsElement>(null)
  const { errors } = useFormContext().formState
  useEffect(() => {
    const { current: details } = element
    if (!details || details.open) return
    const inputs = [...details.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const refused = Object.keys(errors).length > 0 && inputs.find((input) => input.ariaInvalid === 'true')
    details.open = Boolean(refused) || inputs.some(isFilled)
    // While it was closed it took no focus.
    if (refused && !document.activeElement?.matches('[aria-invalid=true]')) refused.focus()
  }, [errors])
  return (
    <details ref={element} className={styles.input}>
      <summary>{name}</summary>
      <div className={styles.group}>{children}</div>
    </details>
  )
}

const isFilled = ({ type, checked, value }: HTMLInputElement) =>
  type === 'checkbox' ? checked : value !== ''
