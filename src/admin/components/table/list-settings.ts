import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Columns } from './column'

export const pageSizes = [25, 50, 100] as const

interface ListSettings {
  pageSize: number
  /** Labels of columns that the user has hidden, by the label of the list. */
  hidden: Record<string, readonly string[]>
}

/** The browser stores them. */
export const useListSettings = create<ListSettings>()(
  persist((): ListSettings => ({ pageSize: pageSizes[0], hidden: {} }), { name: 'admin-lists' }),
)

const none: readonly string[] = []

export function useHiddenColumns(list: string): readonly string[] {
  return useListSettings(({ hidden }) => hidden[list] ?? none)
}

export function useShownColumns<Item>(list: string, [first, ...others]: Columns<Item>): Columns<Item> {
  const hidden = useHiddenColumns(list)
  return [first, ...others.filter(({ label }) => !hidden.includes(label))]
}

export function toggleColumn(list: string, label: string): void {
  useListSettings.setState(({ hidden: all }) => {
    const { [list]: hidden = none } = all
    const next = hidden.includes(label) ? hidden.filter((each) => each !== label) : [...hidden, label]
    return { hidden: { ...all, [list]: next } }
  })
}
