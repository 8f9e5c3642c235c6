import type { ComponentType, ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod'
import type { ReadKey } from '#domain/api/api'
import type { Snackbar } from '../components/feedback/snackbars'
import type { ConflictWording } from '../components/form/conflict-dialog'
import type { Saving } from '../components/form/use-entity-form'
import type { Listed } from '../components/optimistic-changes'
import type { Column } from '../components/table/resource-table'

/** What is said once something was done, or could not be (product.md, section 8). */
interface Outcome<Saved> {
  saved: (saved: Saved) => Snackbar
  failed: (error: unknown) => string
}

/** The table of a resource. */
interface ResourceList<Item> {
  /** Its address and its heading: the row of the page. */
  path: string
  title: string
  /** What the rows are, as the table's caption: 'Stores'. */
  label: string
  /** The first one names the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]]
  empty: ReactNode
  failed: string
}

/** The form for a new one. */
interface Creation<Input extends FieldValues, Output, Created> extends Outcome<Created> {
  /** The address and the heading of the form, which are those of its page where it has one. */
  path: string
  title: string
  /** What leads there: 'Create New Store'. */
  label: string
  /** The label of the button that saves, and while it does where that is not 'Saving...'. */
  submit: string
  busy?: string
  /** What leads back: 'All stores'. */
  back?: string
  schema: z.ZodType<Output, Input>
  values: Input
  save: (output: Output, saving: Saving) => Promise<Created>
  Fields: ComponentType
  ask?: (output: Output) => Promise<boolean>
  invalidText?: (values: Input) => string | undefined
  takeIn?: (values: Input) => Record<string, unknown>
  /** How long the page stays once one is created, in milliseconds (product.md, section 9). */
  stay?: number
  /** The field without which it can't be sent at all. */
  needs?: Path<Input>
}

/** The dialog that changes one. */
export interface Edit<Item, Input extends FieldValues, Output> extends Outcome<Item>, ConflictWording<Input> {
  title: (item: Item) => string
  schema: z.ZodType<Output, Input>
  valuesOf: (item: Item) => Input
  save: (item: Item, output: Output, saving: Saving) => Promise<Item>
  Fields: ComponentType<{ item: Item }>
  /** Which fields of the row show the change before it is saved. */
  ahead?: (output: Output) => object
  /** The newest version, where several people may edit the same one. */
  read?: (item: Item) => Promise<Item>
  ask?: (output: Output, item: Item) => Promise<boolean>
  takeIn?: (values: Input) => Record<string, unknown>
  /** What else follows from it. */
  after?: (item: Item) => void
}

/** What some of them are: at least one. */
export type Several<Item> = readonly [Item, ...Item[]]

export function isSeveral<Item>(items: readonly Item[]): items is Several<Item> {
  return items.length > 0
}

/** What a deletion asks, does and says, of one or of many. */
export interface Removal<Item> {
  question: (items: Several<Item>) => { question: string; detail?: string }
  call: (item: Item) => Promise<unknown>
  /** `count` is how many of them are deleted. */
  done: (items: Several<Item>, count: number) => Snackbar
  failed: (failures: Several<{ item: Item; error: unknown }>) => string
}

/** What can be deleted, and the reads that show it: they are read again when one has changed. */
export interface Removable<Item> {
  reads: readonly ReadKey[]
  remove: Removal<Item>
}

/** What a list of a resource shows, and does with its rows. */
export interface Tabular<Item extends Listed, Input extends FieldValues, Output> {
  /** What one is called, for those who hear its checkbox or its buttons. */
  nameOf: (item: Item) => string
  reads: readonly ReadKey[]
  list: ResourceList<Item>
  edit?: Edit<Item, Input, Output>
  remove?: Removal<Item>
  create?: { path: string; label: string }
}

/** What the form for a new one of a resource needs to know. */
export interface Creatable<Input extends FieldValues, Output, Created> {
  reads: readonly ReadKey[]
  list: { path: string }
  create: Creation<Input, Output, Created>
}

/**
 * One kind of thing that staff look after: what its pages show, read and save, and in which words
 * (docs/admin.md). The function is there for the types alone.
 */
export function resource<
  Item extends Listed,
  NewInput extends FieldValues,
  NewOutput,
  Created,
  Input extends FieldValues,
  Output,
  Declared extends object,
>(declared: Tabular<Item, Input, Output> & Creatable<NewInput, NewOutput, Created> & Declared) {
  return declared
}
