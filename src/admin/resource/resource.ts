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

/** The messages after success and failure. */
interface Outcome<Saved> {
  saved: (saved: Saved) => Snackbar
  failed: (error: unknown) => string
}

/** The list page of a resource. */
interface ResourceList<Item> {
  /** The address and the heading, from the row of the page. */
  path: string
  title: string
  /** The table's caption: 'Stores'. */
  label: string
  /** The first column names the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]]
  empty: ReactNode
  failed: string
}

/** The form that creates an item. */
interface Creation<Input extends FieldValues, Output, Created> extends Outcome<Created> {
  /** The address and the heading of the form; those of its page if it has one. */
  path: string
  title: string
  /** The label of the link to the form: 'Create New Store'. */
  label: string
  /** The label of the submit button. `busy` is its label while saving. @default 'Saving...' */
  submit: string
  busy?: string
  /** The label of the link back: 'All stores'. */
  back?: string
  schema: z.ZodType<Output, Input>
  fields: Fields<never, NoInfer<Input>>
  save: (output: Output, saving: Saving) => Promise<Created>
  /** Made by `resource`: what follows where the answer of an earlier `save` was lost. */
  correct?: Correction<Created>
  ask?: (output: Output) => Promise<boolean>
  invalidText?: (values: Input) => string | undefined
  commitPendingInput?: (values: Input) => Record<string, unknown>
  /** How long the page stays after the item was created, in milliseconds. */
  redirectDelay?: number
  /** The field without which the form cannot be sent. */
  needs?: Path<Input>
}

/** The dialog that changes an item. */
export interface Edit<Item extends Listed, Input extends FieldValues, Output>
  extends Outcome<Item>, Pick<ConflictWording, 'textOf'> {
  title: (item: Item) => string
  schema: z.ZodType<Output, Input>
  fields: EditFields<Item, NoInfer<Input>>
  save: (item: Item, output: Output, saving: Saving) => Promise<Item>
  /** The fields that the row shows changed before they are saved. */
  ahead?: (output: Output) => object
  /** Reads the newest version, if several people may edit the same item. */
  read?: (item: Pick<Item, '_id'>) => Promise<Item>
  ask?: (output: Output, item: Item) => Promise<boolean>
  commitPendingInput?: (values: Input) => Record<string, unknown>
  /** Shown above the fields: what the form is about. */
  about?: (item: Item) => ReactNode
  /** What helps if the item was deleted meanwhile, such as where to restore it. */
  gone?: ReactNode
  /** Called after the item was saved. */
  after?: (item: Item) => void
}

/** A list with at least one item. */
export type Several<Item> = readonly [Item, ...Item[]]

export function isSeveral<Item>(items: readonly Item[]): items is Several<Item> {
  return items.length > 0
}

/** The question, the call and the messages of a deletion, of one item or of several. */
export interface Removal<Item> {
  /** Whether the server refuses it, so that it is not offered. */
  isRefused?: (item: Item) => boolean
  question: (items: Several<Item>) => { question: string; detail?: string }
  call: (item: Item) => Promise<unknown>
  /** `count` is how many of them were deleted. */
  done: (items: Several<Item>, count: number) => Snackbar
  failed: (failures: Several<{ item: Item; error: unknown }>) => string
}

/** A kind of item that can be deleted, and the reads that show it. They are repeated after a change. */
export interface Removable<Item> {
  reads: readonly ReadKey[]
  remove: Removal<Item>
}

/** The parts of a resource that a list needs. */
export interface Tabular<Item extends Listed, Input extends FieldValues, Output> {
  /** The name of an item in the labels of its checkbox and buttons. */
  nameOf: (item: Item) => string
  reads: readonly ReadKey[]
  list: ResourceList<Item>
  edit?: Edit<Item, Input, Output>
  remove?: Removal<Item>
  create?: { path: string; label: string }
}

/** The parts of a resource that its create form needs. */
export interface Creatable<Input extends FieldValues, Output, Created> {
  reads: readonly ReadKey[]
  list: { path: string }
  create: Creation<Input, Output, Created>
}

/**
 * One kind of item that staff manage: what its pages show, read and save, and their texts (docs/admin.md).
 * The function infers the types, and joins create and edit form.
 */
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
  // What an edit answers with has all that is said of a new item.
  const correct = edit && (correction(edit, remove) as Correction<unknown> as Correction<Created>)
  return { ...declared, create: { ...create, ...(correct && { correct }) } }
}
