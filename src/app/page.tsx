import { type ComponentType, use } from 'react'

interface PageModule {
  default: ComponentType
}

/** A page whose code is a chunk of its own. Once preloaded it renders at once, on the server as in the browser. */
export interface Page {
  /** Where it lies in src/site, without its ending: 'home/home-page'. */
  name: string
  Component: ComponentType
  preload: () => Promise<void>
}

const modules = import.meta.glob<PageModule>('../site/*/*-page.tsx')

/** The page of this name; its component suspends while the chunk is on its way. Throws where there is no such file. */
export function page(name: string): Page {
  const importModule = modules[`../site/${name}.tsx`]
  if (!importModule) throw new Error(`There is no page src/site/${name}.tsx.`)

  let Loaded: ComponentType | undefined
  let loading: Promise<void> | undefined

  function preload() {
    loading ??= importModule!().then(
      (module) => {
        Loaded = module.default
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function Component() {
    if (!Loaded) use(preload())
    return Loaded ? <Loaded /> : null
  }

  return { name, Component, preload }
}
