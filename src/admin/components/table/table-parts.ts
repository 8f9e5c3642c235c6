import type { ReactNode } from 'react'
import type { Column, Columns } from './column'
import type { Selection } from './use-selection'
import type { StaffPage } from './use-staff-page'

export interface TableParts<Item> {
  /** Caption: 'Stores'. */
  label: string
  page: StaffPage<Item>
  columns: Columns<Item>
  /** For the labels of checkbox and buttons: 'Zephyr Outfitters'. */
  rowName: (item: Item) => string
  /** Called for Enter, and for a click on the first column. */
  onOpen?: (item: Item) => void
  /** The one that is open. */
  openId?: string | undefined
  actions?: (item: Item) => ReactNode
  /** In rem. @default room for three icons */
  actionsWidth?: number | undefined
  selection?: Selection
  /** About selected rows. It covers the head, so that no row moves. */
  bulk?: ReactNode
  sort?: { value: string; onChange: (value: string) => void }
  /** Said in place of no rows. A failure is never shown as an empty list. */
  empty: ReactNode
  /** @default 'Failed to load stores. Please try again later.' by the label */
  failed?: string | undefined
}

/** How much room the list has to have. */
export const roomOf = ({ isExtra, isWide }: Pick<Column<never>, 'isExtra' | 'isWide'>) =>
  isWide ? 'much' : isExtra ? 'some' : undefined
