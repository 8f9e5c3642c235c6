import { type ComponentType, use } from 'react'
import { loadStylesOf } from './page-styles'

interface PageModule {
  default: ComponentType
}

/** A page with its code in a chunk. After preloading it renders at once, on the server and in the browser. */
export interface Page {
  /** Its path in src/site, without the extension: 'home/home-page'. */
  name: string
  Component: ComponentType
  preload: () => Promise<void>
}

/** Milliseconds before a chunk that failed to load is requested again. */
const failureStays = 1000

const modules = import.meta.glob<PageModule>('../site/*/*-page.tsx')

/** The page with this name. Its component suspends while the chunk loads. Throws if there is no such file. */
export function page(name: string): Page {
  const importModule = modules[`../site/${name}.tsx`]
  if (!importModule) throw new Error(`There is no page src/site/${name}.tsx.`)

  let Loaded: ComponentType | undefined
  let loading: Promise<void> | undefined
  let failedAt: number | undefined

  /** A failure is kept while React renders again to confirm it. Later visits try again. */
  function preload() {
    if (failedAt !== undefined && performance.now() - failedAt > failureStays) loading = undefined
    loading ??= load()
    return loading
  }

  async function load() {
    failedAt = undefined
    try {
      const [module] = await Promise.all([importModule!(), loadStylesOf(name)])
      Loaded = module.default
    } catch (error) {
      failedAt = performance.now()
      throw error
    }
  }

  function Component() {
    if (!Loaded) use(preload())
    return Loaded ? <Loaded /> : null
  }

  return { name, Component, preload }
}
