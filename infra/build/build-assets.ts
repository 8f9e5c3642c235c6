import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Assets } from 'virtual:assets'
import { entryOf, readManifest, scriptsOf, stylesOf } from './build-manifest.ts'
import { type PageStyles, pageStylesFile, stylePartsOf } from './page-styles.ts'

export function buildAssets(): Plugin {
  let outDir = ''
  return {
    name: 'clipwell-assets',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir, '../site')
    },
    resolveId: { filter: { id: /^virtual:assets$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:assets$/ },
      async handler() {
        const assets = this.environment.mode === 'dev' ? null : await readAssets(outDir)
        return `export const assets = ${JSON.stringify(assets)}`
      },
    },
  }
}

export async function readAssets(folder: string): Promise<Assets> {
  const [site, admin] = await Promise.all([readManifest(folder, 'site'), readManifest(folder, 'admin')])
  const [siteEntry, adminEntry] = [entryOf(site), entryOf(admin)]
  const [wholeStyle] = stylesOf(site, siteEntry.source)
  if (scriptsOf(site, siteEntry.source).length > 1) throw new Error('The first script imports another.')
  if (wholeStyle === undefined) throw new Error('The build of the site has no style sheet.')
  const pageStyles = JSON.parse(await readFile(`${folder}/${pageStylesFile}`, 'utf8')) as PageStyles
  const chunks = Object.keys(site)
    .filter((source) => site[source]?.isDynamicEntry)
    .map((source) => [source, scriptsOf(site, source)] as const)
  const [[, first] = ['', []], ...others] = chunks
  return {
    site: {
      script: siteEntry.script,
      wholeStyle,
      styleParts: stylePartsOf(await readFile(`${folder}/${wholeStyle}`, 'utf8')),
      pageStyles,
      chunks: Object.fromEntries(chunks),
      // A small page that others need is in these, and has no chunk of its own.
      shared: first.filter((file) => others.every(([, files]) => files.includes(file))),
    },
    admin: { script: adminEntry.script, styles: stylesOf(admin, adminEntry.source) },
  }
}
