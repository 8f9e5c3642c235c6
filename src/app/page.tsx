import { type ComponentType, use, useState } from 'react'
import { SlowPage } from './page-slow'
import { loadStylesOf } from './page-styles'

interface PageModule {
  default: ComponentType
}

/** After preloading it renders at once, on the server and in the browser. */
export interface Page {
  /** Path in src/site, without the extension: 'home/home-page'. */
  name: string
  Component: ComponentType
  /** Rejects if the code or the styles cannot be loaded. A later call tries again. */
  preload: () => Promise<void>
}

/** Milliseconds before a sign of loading replaces the earlier page. */
const unnoticed = 400

const modules = import.meta.glob<PageModule>('../site/{*,features/*}/*-page.tsx')

/** Suspends while the chunk loads. Throws if there is no such file. */
export function page(name: string): Page {
  const importModule = modules[`../site/${name}.tsx`]
  if (!importModule) throw new Error(`There is no page src/site/${name}.tsx.`)

  let Loaded: ComponentType | undefined
  let loading: Promise<void> | undefined
  let beginning: Promise<void> | undefined

  function preload() {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function load() {
    const [module] = await Promise.all([importModule!(), loadStylesOf(name)])
    Loaded = module.default
  }

  /** Never rejects. The slow page tries again, and shows the failure. */
  async function begin() {
    await Promise.race([preload().catch(() => undefined), new Promise((end) => setTimeout(end, unnoticed))])
  }

  function Component() {
    const [, setHasCome] = useState(false)
    if (!Loaded) use((beginning ??= begin()))
    return Loaded ? <Loaded /> : <SlowPage load={preload} onLoad={() => setHasCome(true)} />
  }

  return { name, Component, preload }
}
