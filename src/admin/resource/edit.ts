import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod'
import type { Snackbar } from '../components/feedback/snackbars'
import type { ConflictWording } from '../components/form/conflict-dialog'
import type { EditFields } from '../components/form/fields'
import type { Saving } from '../components/form/use-save'
import type { Identified } from '../calls/optimistic-changes'

export interface Outcome<Saved> {
  saved: (saved: Saved) => Snackbar
  failed: (error: unknown) => string
}

export interface Edit<Item extends Identified, Input extends FieldValues, Output>
  extends Outcome<Item>, Pick<ConflictWording, 'textOf'> {
  title: (item: Item) => string
  schema: z.ZodType<Output, Input>
  fields: EditFields<Item, NoInfer<Input>>
  save: (item: Item, output: Output, saving: Saving) => Promise<Item>
  /** Fields that the row shows before they are saved. */
  ahead?: (output: Output) => object
  /** For items that several people may edit. */
  read?: (item: Pick<Item, '_id'>) => Promise<Item>
  /** Fields that are chosen together if two people have changed them. */
  groups?: readonly (readonly (Path<NoInfer<Input>> | (keyof NoInfer<Output> & string))[])[]
  /** Fields for a file in place of the picture whose address the item has in this field. */
  pictures?: readonly (keyof Item & string)[]
  ask?: (output: Output, item: Item) => Promise<boolean>
  about?: (item: Item) => ReactNode
  /** What the fields make, shown while they are typed. */
  preview?: (item: Item) => ReactNode
  /** Its page of the site, offered once it is saved. */
  pageOf?: (item: Item) => string
  /** Shown if the item was deleted, such as where to restore it. */
  gone?: ReactNode
  after?: (item: Item) => void
}
