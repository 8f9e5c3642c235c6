import { type ComponentType, use, useState } from 'react'
import type { SitePage } from '#domain/page/site-pages'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { SlowPage } from './slow-page'
import { loadStylesOf } from './page-styles'

/** A page module, `src/site/…-page.tsx`. Its path and title are in its row (domain/page/site-pages.ts). */
export interface PageModule {
  default: ComponentType
  load?: Load
  head?: Head
}

/** After preloading it renders at once, on the server and in the browser. */
export interface Page {
  /** Path in src/site, without the extension: 'home/home-page'. */
  name: string
  noIndex?: true | undefined
  Component: ComponentType
  /** Rejects if the code or the styles cannot be loaded. A later call tries again. */
  preload: () => Promise<void>
}

/** Milliseconds before a sign of loading replaces the earlier page. */
const unnoticed = 400

/** Browsers load only the default export; `load` and `head` run on the server. */
const components = import.meta.glob<ComponentType>('../site/{*,features/*}/*-page.tsx', { import: 'default' })

/** Suspends while the chunk loads. Throws if there is no such file. */
export function page({ file: name, noIndex }: Pick<SitePage, 'file' | 'noIndex'>): Page {
  const importComponent = components[`../site/${name}.tsx`]
  if (!importComponent) throw new Error(`There is no page src/site/${name}.tsx.`)

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
    ;[Loaded] = await Promise.all([importComponent!(), loadStylesOf(name)])
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

  return { name, noIndex, Component, preload }
}
