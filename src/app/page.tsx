import { type ComponentType, use } from 'react'

interface PageModule {
  default: ComponentType
}

/**
 * A page whose code is a chunk of its own. Once preloaded it renders at once, on the server as in the
 * browser.
 */
export interface Page {
  /** Where it lies in src/site, without its ending: 'home/home-page'. */
  name: string
  Component: ComponentType
  preload: () => Promise<void>
}

/** Milliseconds for which code that did not come is not asked for again. */
const failureStays = 1000

const modules = import.meta.glob<PageModule>('../site/*/*-page.tsx')

/**
 * The page of this name; its component suspends while the chunk is on its way. Throws where there is no such
 * file.
 */
export function page(name: string): Page {
  const importModule = modules[`../site/${name}.tsx`]
  if (!importModule) throw new Error(`There is no page src/site/${name}.tsx.`)

  let Loaded: ComponentType | undefined
  let loading: Promise<void> | undefined
  let failedAt: number | undefined

  /**
   * One that has failed stays the answer while React makes sure of it, rendering again; who comes back tries
   * anew.
   */
  function preload() {
    if (failedAt !== undefined && performance.now() - failedAt > failureStays) loading = undefined
    loading ??= load()
    return loading
  }

  async function load() {
    failedAt = undefined
    try {
      Loaded = (await importModule!()).default
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
