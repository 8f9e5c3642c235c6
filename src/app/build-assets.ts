import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'

/** The files of the site that the server names in a page. */
export interface Assets {
  /** `scripts` are the entry and what it imports; `chunks` the files of each page by its source. */
  site: { scripts: string[]; style: string; chunks: Record<string, string[]> }
  admin: { script: string; styles: string[] }
}

const id = 'virtual:assets'

/** Gives the pages function `virtual:assets`: while developing nothing, else what was built beside it. */
export function buildAssets(): Plugin {
  let outDir = ''
  return {
    name: 'clipwell-assets',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir, '../site')
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async function (source) {
      if (source !== `\0${id}`) return undefined
      const assets = this.environment.mode === 'dev' ? null : await readAssets(outDir)
      return `export const assets = ${JSON.stringify(assets)}`
    },
  }
}

async function readAssets(outDir: string): Promise<Assets> {
  const [site, admin] = await Promise.all([readManifest(outDir, 'site'), readManifest(outDir, 'admin')])
  const styleFile = Object.values(site).find(({ file }) => file.endsWith('.css'))?.file
  return {
    site: {
      scripts: filesOf(site, entryOf(site).src ?? ''),
      style: styleFile ? await readFile(`${outDir}/${styleFile}`, 'utf8') : '',
      chunks: Object.fromEntries(
        Object.keys(site)
          .filter((source) => site[source]?.isDynamicEntry)
          .map((source) => [source, filesOf(site, source)]),
      ),
    },
    admin: { script: entryOf(admin).file, styles: entryOf(admin).css ?? [] },
  }
}

async function readManifest(outDir: string, name: string): Promise<Manifest> {
  return JSON.parse(await readFile(`${outDir}/.vite/${name}.json`, 'utf8')) as Manifest
}

function entryOf(manifest: Manifest) {
  const entry = Object.values(manifest).find(({ isEntry, file }) => isEntry && file.endsWith('.js'))
  if (!entry) throw new Error('The build has no entry: run the build of the site before that of its pages.')
  return entry
}

/** A chunk and all that it imports. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(chunk.file)) return [...seen]
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return [...seen]
}
