import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod'
import type { ReadKey } from '#domain/api/api'
import type { Fields } from '../components/form/fields'
import type { Saving } from '../components/form/use-save'
import type { Identified } from '../calls/optimistic-changes'
import type { Column, Columns } from '../components/table/column'
import type { Edit, Outcome } from './edit'
import type { Removal } from './removal'
import { type Named, wordsOf } from './words'

interface ResourceList<Item> {
  /** Path and title come from the row of the page. */
  path: string
  title: string
  /** Caption: 'Stores'. */
  label: string
  columns: Columns<Item>
  /** In rem, of the column of buttons. */
  actionsWidth?: number
  /** An item as its row in an export. */
  exported?: (item: Item) => object
  empty: ReactNode
  failed: string
}

interface Creation<Input extends FieldValues, Output, Created> extends Outcome<Created> {
  /** From the row of the form's page, if it has one. */
  path: string
  title: string
  /** Label of the link to the form: 'Create New Store'. */
  label: string
  /** Labels of the submit button; `busy` while saving. @default 'Saving...' */
  submit: string
  busy?: string
  back?: string
  schema: z.ZodType<Output, Input>
  fields: Fields<never, NoInfer<Input>>
  save: (output: Output, saving: Saving) => Promise<Created>
  ask?: (output: Output) => Promise<boolean>
  invalidText?: (values: Input) => string | undefined
  /** What is likely to come next, offered where it says that it is created. */
  proposal?: (created: Created) => { label: string; path: string }
  /** Milliseconds on the page after creation. */
  redirectDelay?: number
  /** What the fields make, shown while they are typed. */
  preview?: () => ReactNode
  /** The form cannot be sent without this field, and says so. */
  needs?: { field: Path<NoInfer<Input>>; text: string }
  /** Fields that keep their values when another item is added after it. */
  kept?: readonly Path<NoInfer<Input>>[]
}

/** `reads` show the item, and are repeated after a change. */
export interface Removable<Item> {
  nameOf: (item: Item) => string
  reads: readonly ReadKey[]
  remove: Removal<Item>
}

export interface Tabular<Item extends Identified, Input extends FieldValues, Output> {
  /** What several of them are called: 'stores'. */
  plural: string
  /** For the labels of checkbox and buttons. */
  nameOf: (item: Item) => string
  reads: readonly ReadKey[]
  list: ResourceList<Item>
  edit?: Edit<Item, Input, Output>
  remove?: Removal<Item>
  create?: { path: string; label: string }
}

export interface Creatable<Input extends FieldValues, Output, Created> {
  reads: readonly ReadKey[]
  list: { path: string }
  create: Creation<Input, Output, Created>
}

type With<Whole, Usual extends keyof Whole> = Omit<Whole, Usual> & Partial<Pick<Whole, Usual>>

/** A column may be the name of a field. */
type DeclaredColumn<Item> = Column<Item> | (keyof Item & string)

interface DeclaredResource<
  Item extends Identified,
  NewInput extends FieldValues,
  NewOutput,
  Created,
> extends Named<Item> {
  reads: readonly ReadKey[]
  list: With<Omit<ResourceList<Item>, 'columns'>, 'label' | 'empty' | 'failed'> & {
    columns: readonly [DeclaredColumn<Item>, ...DeclaredColumn<Item>[]]
  }
  create: With<Creation<NewInput, NewOutput, Created>, 'label' | 'submit' | 'back' | 'saved' | 'failed'>
}

interface DeclaredEditing<Item extends Identified, Input extends FieldValues, Output> {
  edit?: With<Edit<Item, Input, Output>, 'title' | 'saved' | 'failed'>
  remove?: With<Removal<Item>, 'question' | 'done' | 'failed'>
}

type WhenDeclared<Declared, Name extends string, Whole> = Declared extends { [Key in Name]: object }
  ? { [Key in Name]: Whole }
  : unknown

/** One kind of item that staff manage (docs/admin.md). Texts left out get default wording (words.ts). */
export function resource<
  Item extends Identified,
  NewInput extends FieldValues,
  NewOutput,
  Created extends Identified,
  Input extends FieldValues,
  Output,
  Declared extends object,
>(
  declared: DeclaredResource<Item, NewInput, NewOutput, Created> &
    DeclaredEditing<Item, Input, Output> &
    Declared,
): Omit<Tabular<Item, Input, Output>, 'edit' | 'remove' | 'create'> & {
  name: string
} & Creatable<NewInput, NewOutput, Created> &
  WhenDeclared<Declared, 'edit', Edit<Item, Input, Output>> &
  WhenDeclared<Declared, 'remove', Removal<Item>> {
  const words = wordsOf(declared)
  const parts: DeclaredResource<Item, NewInput, NewOutput, Created> & DeclaredEditing<Item, Input, Output> =
    declared
  const edit = parts.edit && ({ ...words.edit, ...parts.edit } as Edit<Item, Input, Output>)
  const remove = parts.remove && ({ ...words.remove, ...parts.remove } as Removal<Item>)
  const fields = { ...parts.create.fields, ...edit?.fields } as unknown as Record<
    string,
    Partial<Column<Item>>
  >
  const columns = parts.list.columns.map((column) =>
    typeof column === 'string' ? columnOf(column, fields[column]) : column,
  )
  const { name, plural = `${name}s` } = parts
  const whole = {
    name,
    plural,
    nameOf: parts.nameOf,
    reads: parts.reads,
    list: { ...words.list, ...parts.list, columns },
    create: { ...words.create, ...parts.create },
    ...(edit && { edit }),
    ...(remove && { remove }),
  }
  return whole as unknown as ReturnType<
    typeof resource<Item, NewInput, NewOutput, Created, Input, Output, Declared>
  >
}

function columnOf<Item>(name: string, field: Partial<Column<Item>> = {}): Column<Item> {
  const { label, cell, width, wraps } = field
  if (label === undefined || !cell) throw new Error(`Nothing says how a table shows ${name}.`)
  return { label, cell, ...(width !== undefined && { width }), ...(wraps && { wraps }) }
}
