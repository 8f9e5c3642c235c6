import { type ComponentType, lazy } from 'react'
import { adminPages } from '../admin/admin-pages'

/** The components of a file, by the names under which it exports them. */
type PageModule = Record<string, ComponentType>

/**
 * The pages, each a chunk of its own. They are rendered in the browser alone, so the server, which shows the
 * shell, carries none of them.
 */
const modules = import.meta.env.SSR
  ? {}
  : import.meta.glob<PageModule>([
      '../admin/*/*-page.tsx',
      '!../admin/layout/*',
      '!../admin/session/{login,forgotten-password}-page.tsx',
    ])

/** Each page of the admin area at its address. */
export const adminRoutes = Object.values(adminPages).map(({ path, file, component = 'default' }) => ({
  path,
  Component: lazy(async () => {
    const { [component]: Page } = await modules[`../admin/${file}.tsx`]!()
    return { default: Page! }
  }),
}))
