import type { ReactNode } from 'react'

export interface Column<Item> {
  label: string
  cell: (item: Item) => ReactNode
  /** In rem. Columns without a width share the room that is left. */
  width?: number
  /** Left out where the list is narrow. */
  isExtra?: true
  /** Shown where the list is wide. */
  isWide?: true
  wraps?: true
  /** Values of ?sort=. '' is the default order. */
  sort?: { ascending: string; descending?: string }
}

/** Columns of an export by their headings, the same for any content. */
export type Exported<Item> = Readonly<Record<string, (item: Item) => string | number | null | undefined>>

/** The first column names the row. */
export type Columns<Item> = readonly [Column<Item>, ...Column<Item>[]]
