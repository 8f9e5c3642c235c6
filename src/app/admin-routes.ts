import { type ComponentType, lazy } from 'react'
import { adminPages } from '../admin/admin-pages'

type PageModule = Record<string, ComponentType>

/** Each page is a chunk. Only the browser renders them, so the server, which renders the shell, has none. */
const modules = import.meta.env.SSR
  ? {}
  : import.meta.glob<PageModule>([
      '../admin/{*,features/*}/*-page.tsx',
      '!../admin/{layout,resource}/*',
      '!../admin/session/{login,forgotten-password}-page.tsx',
    ])

export const adminRoutes = Object.values(adminPages).map(({ path, file, component = 'default' }) => ({
  path,
  Component: lazy(async () => {
    const { [component]: Page } = await modules[`../admin/${file}.tsx`]!()
    return { default: Page! }
  }),
}))
