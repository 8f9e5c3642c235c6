import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** The filters and the order of a list under a name. */
export interface SavedView {
  name: string
  path: string
}

/** The browser stores them. */
export const useSavedViews = create<{ views: readonly SavedView[] }>()(
  persist((): { views: readonly SavedView[] } => ({ views: [] }), { name: 'admin-views' }),
)

const without = (path: string) => useSavedViews.getState().views.filter((view) => view.path !== path)

export function saveView(view: SavedView): void {
  const views = [...without(view.path), view].toSorted((a, b) => a.name.localeCompare(b.name))
  useSavedViews.setState({ views })
}

export function forgetView(path: string): void {
  useSavedViews.setState({ views: without(path) })
}
