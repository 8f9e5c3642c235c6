import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod'
import type { ReadKey } from '#domain/api/api'
import type { Snackbar } from '../components/feedback/snackbars'
import type { ConflictWording } from '../components/form/conflict-dialog'
import type { EditFields, Fields } from '../components/form/fields'
import type { Saving } from '../components/form/use-saving'
import type { Listed } from '../components/optimistic-changes'
import type { Column } from '../components/table/resource-table'
import { type Correction, correction } from './correction'

interface Outcome<Saved> {
  saved: (saved: Saved) => Snackbar
  failed: (error: unknown) => string
}

interface ResourceList<Item> {
  /** Path and title come from the row of the page. */
  path: string
  title: string
  /** Caption: 'Stores'. */
  label: string
  /** The first column names the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]]
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
  /** Made by `resource`, for a lost answer of an earlier `save`. */
  correct?: Correction<Created>
  ask?: (output: Output) => Promise<boolean>
  invalidText?: (values: Input) => string | undefined
  commitPendingInput?: (values: Input) => Record<string, unknown>
  /** Milliseconds on the page after creation. */
  redirectDelay?: number
  /** The form cannot be sent without this field. */
  needs?: Path<Input>
}

export interface Edit<Item extends Listed, Input extends FieldValues, Output>
  extends Outcome<Item>, Pick<ConflictWording, 'textOf'> {
  title: (item: Item) => string
  schema: z.ZodType<Output, Input>
  fields: EditFields<Item, NoInfer<Input>>
  save: (item: Item, output: Output, saving: Saving) => Promise<Item>
  /** Fields that the row shows before they are saved. */
  ahead?: (output: Output) => object
  /** For items that several people may edit. */
  read?: (item: Pick<Item, '_id'>) => Promise<Item>
  ask?: (output: Output, item: Item) => Promise<boolean>
  commitPendingInput?: (values: Input) => Record<string, unknown>
  about?: (item: Item) => ReactNode
  /** Shown if the item was deleted, such as where to restore it. */
  gone?: ReactNode
  after?: (item: Item) => void
}

export type Several<Item> = readonly [Item, ...Item[]]

export function isSeveral<Item>(items: readonly Item[]): items is Several<Item> {
  return items.length > 0
}

export interface Removal<Item> {
  /** The server refuses it, so it is not offered. */
  isRefused?: (item: Item) => boolean
  question: (items: Several<Item>) => { question: string; detail?: string }
  call: (item: Item) => Promise<unknown>
  /** `count`: how many of them were deleted. */
  done: (items: Several<Item>, count: number) => Snackbar
  failed: (failures: Several<{ item: Item; error: unknown }>) => string
}

/** `reads` show the item, and are repeated after a change. */
export interface Removable<Item> {
  reads: readonly ReadKey[]
  remove: Removal<Item>
}

export interface Tabular<Item extends Listed, Input extends FieldValues, Output> {
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

/** One kind of item that staff manage (docs/admin.md). Infers the types, and joins create and edit form. */
export function resource<
  Item extends Listed,
  NewInput extends FieldValues,
  NewOutput,
  Created extends Listed,
  Input extends FieldValues,
  Output,
  Declared extends object,
>(declared: Tabular<Item, Input, Output> & Creatable<NewInput, NewOutput, Created> & Declared) {
  const { create, edit, remove } = declared as Tabular<Item, Input, Output> &
    Creatable<NewInput, NewOutput, Created>
  // The answer of an edit has all fields of a created item.
  const correct = edit && (correction(edit, remove) as Correction<unknown> as Correction<Created>)
  return { ...declared, create: { ...create, ...(correct && { correct }) } }
}
