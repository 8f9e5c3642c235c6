import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod'
import type { ReadKey } from '#domain/api/api'
import type { Fields, EditFields } from '../components/form/fields'
import type { Saving } from '../components/form/use-save'
import type { Identified } from '../calls/optimistic-changes'
import type { Columns, Exported } from '../components/table/column'
import type { Snackbar } from '../components/feedback/snackbars'
import type { ConflictWording } from '../components/form/conflict-dialog'
import { failureText } from '../components/feedback/failure-text'
import type { Removal, NonEmpty } from './removal'

interface ResourceList<Item> {
  /** Path and title come from the row of the page. */
  path: string
  title: string
  label: string
  columns: Columns<Item>
  actionsWidth?: number
  exported: Exported<Item>
  empty: ReactNode
  /** @default by the label */
  failed?: string
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

export interface Tabular<Item extends Identified, Input extends FieldValues, Output> extends Removable<Item> {
  /** What several of them are called: 'stores'. */
  plural: string
  list: ResourceList<Item>
  edit: Edit<Item, Input, Output>
  create: { path: string; label: string }
}

export interface Creatable<Input extends FieldValues, Output, Created> {
  reads: readonly ReadKey[]
  list: { path: string }
  create: Creation<Input, Output, Created>
}

type With<Whole, Usual extends keyof Whole> = Omit<Whole, Usual> & Partial<Pick<Whole, Usual>>

interface Declared<
  Item extends Identified,
  NewInput extends FieldValues,
  NewOutput,
  Created,
  Input extends FieldValues,
  Output,
> extends Named<Item> {
  reads: readonly ReadKey[]
  list: With<ResourceList<Item>, 'label' | 'empty'>
  create: With<Creation<NewInput, NewOutput, Created>, 'label' | 'submit' | 'back' | 'saved' | 'failed'>
  edit: With<Edit<Item, Input, Output>, 'title' | 'saved' | 'failed'>
  remove: With<Removal<Item>, 'question' | 'done' | 'failed'>
}

/** One kind of item that staff manage (docs/admin.md). Texts left out get the usual wording. */
export function resource<
  Item extends Identified,
  NewInput extends FieldValues,
  NewOutput,
  Created extends Identified,
  Input extends FieldValues,
  Output,
>(
  declared: Declared<Item, NewInput, NewOutput, Created, Input, Output>,
): Tabular<Item, Input, Output> & Creatable<NewInput, NewOutput, Created> & { name: string } {
  const words = wordsOf(declared)
  const { name, plural = `${name}s`, nameOf, reads } = declared
  const { pageOf } = declared.edit
  return {
    name,
    plural,
    nameOf,
    reads,
    list: { ...words.list, ...declared.list, exported: { Id: ({ _id }) => _id, ...declared.list.exported } },
    create: { ...words.create, ...(pageOf && { pageOf: pageOf as never }), ...declared.create },
    edit: { ...words.edit, ...declared.edit },
    remove: { ...words.remove, ...declared.remove },
  }
}

interface Outcome<Saved> {
  saved: (saved: Saved) => Snackbar
  failed: (error: unknown) => string
  /** Its page of the site, offered once it is saved. */
  pageOf?: (saved: Saved) => string
}

export interface Edit<Item extends Identified, Input extends FieldValues, Output>
  extends Outcome<Item>, Pick<ConflictWording, 'textOf'> {
  title: (item: Item) => string
  schema: z.ZodType<Output, Input>
  fields: EditFields<Item, NoInfer<Input>>
  save: (item: Item, output: Output, saving: Saving) => Promise<Item>
  /** Fields that the row shows before they are saved. */
  ahead?: (output: Output) => object
  /** Others may edit it too. */
  read: (item: Pick<Item, '_id'>) => Promise<Item>
  /** Fields that are chosen together if two people have changed them. */
  groups?: readonly (readonly (Path<NoInfer<Input>> | (keyof NoInfer<Output> & string))[])[]
  /** Fields for a file in place of the picture whose address the item has in this field. */
  pictures?: readonly (keyof Item & string)[]
  ask?: (output: Output, item: Item) => Promise<boolean>
  about?: (item: Item) => ReactNode
  /** What the fields make, shown while they are typed. */
  preview?: (item: Item) => ReactNode
  /** Shown if the item was deleted, such as where to restore it. */
  gone?: ReactNode
  after?: (item: Item) => void
}

interface Named<Item> {
  /** What one of them is called: 'blog'. */
  name: string
  /** @default the name with an s */
  plural?: string
  nameOf: (item: Item) => string
}

function wordsOf<Item>({ name, plural = `${name}s`, nameOf }: Named<Item>) {
  const [one, many] = [capitalized(name), capitalized(plural)]
  const failedTo = (what: string) => (error: unknown) =>
    failureText(`Failed to ${what} ${name}. Please try again.`, error)
  const didIt = (what: string) => (item: Item) => ({
    text: `${one} ${what} successfully!`,
    detail: nameOf(item),
  })
  return {
    list: {
      label: many,
      empty: `There are no ${plural} yet.`,
    },
    create: {
      label: `Create New ${one}`,
      submit: `Create ${one}`,
      back: `All ${plural}`,
      saved: () => ({ text: `${one} created successfully!` }),
      failed: failedTo('create'),
    },
    edit: {
      title: (item: Item) => `Edit ${nameOf(item)}`,
      saved: didIt('updated'),
      failed: failedTo('update'),
    },
    remove: {
      question: ([item]: NonEmpty<Item>) => ({
        question: `Are you sure you want to delete this ${name}?`,
        detail: nameOf(item),
      }),
      done: ([item]: NonEmpty<Item>) => didIt('deleted')(item),
      failed: ([{ error }]: NonEmpty<{ item: Item; error: unknown }>) => failedTo('delete')(error),
    },
  }
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
