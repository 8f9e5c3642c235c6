import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { site } from '../../site/site.ts'
import { brandFiles, brandFileTypes, inlineLogo } from './brand-files.ts'
import { withColours } from './colour-properties.ts'
import { withDirection } from './right-to-left.ts'

export const settingsOfServers = [
  'colours',
  'indexNow',
  'logo',
  'mailFrom',
  'shortName',
] as const satisfies readonly (keyof typeof site)[]

const brandFileNames = Object.keys(brandFileTypes) as (keyof typeof brandFileTypes)[]

/** Browsers load the settings without those of servers. */
export function brand(part?: 'site' | 'admin'): Plugin {
  let root = ''
  return {
    name: 'site-brand',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    // The filters keep Rolldown from calling into JavaScript for every module.
    resolveId: { filter: { id: /^virtual:logo$/ }, handler: (source) => `\0${source}` },
    load: {
      filter: { id: [/^\0virtual:logo$/, /\/site\/site\.ts$/] },
      handler(id) {
        if (id.startsWith('\0')) return `export const logo = ${JSON.stringify(inlineLogo(project))}`
        if (part === undefined || id !== resolve(root, 'site/site.ts')) return undefined
        return `export const site = ${JSON.stringify(settingsForVisitors())}`
      },
    },
    transform: {
      filter: { id: /\.css/, code: '@site-' },
      handler: (code) => withDirection(withColours(code, site.colours), site.language.direction),
    },
    async generateBundle() {
      if (part !== 'site') return
      for (const [fileName, source] of Object.entries(await brandFiles(project))) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const name = brandFileNames.find((each) => path === `/${each}`)
        if (name === undefined) return next()
        const answer = response.setHeader('content-type', brandFileTypes[name])
        brandFiles(project).then((files) => answer.end(files[name]), next)
      })
    },
  }
}

/** The root of a build may be another. */
const project = resolve(import.meta.dirname, '../..')

function settingsForVisitors() {
  const ofServers: readonly string[] = settingsOfServers
  return Object.fromEntries(Object.entries(site).filter(([name]) => !ofServers.includes(name)))
}
