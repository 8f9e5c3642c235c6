import { relative } from 'node:path'
import { type ChildNode, type Container, parse } from 'postcss'
import type { Plugin } from 'vite'

export type PageStyles = Record<string, string[]>

export const pageStylesFile = '.vite/site-styles.json'

export type StylePart = [modules: string[], css: string]

/** The path may have a query. */
const moduleFile = /([\w-]+)\.module\.css(?:$|\?)/

/** Each page's style modules: of its imports and of the frame around every page; no dynamic imports. */
export function pageStyles(): Plugin {
  let root = ''
  return {
    name: 'clipwell-page-styles',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle() {
      const isStarted = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
      const started = [...this.getModuleIds()].filter(isStarted)
      const stylesOf = (id: string) =>
        [...importedBy(id, (each) => this.getModuleInfo(each)?.importedIds ?? [])].flatMap(
          (each) => moduleFile.exec(each)?.[1] ?? [],
        )
      const frame = started.filter((id) => id.endsWith('/src/app/site-root.tsx')).flatMap(stylesOf)
      const pages: PageStyles = Object.fromEntries(
        started.map((id) => [relative(root, id), [...new Set([...frame, ...stylesOf(id)])].toSorted()]),
      )
      this.emitFile({ type: 'asset', fileName: pageStylesFile, source: JSON.stringify(pages) })
    },
  }
}

function importedBy(id: string, importsOf: (id: string) => readonly string[], seen = new Set<string>()) {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of importsOf(id)) importedBy(imported, importsOf, seen)
  return seen
}

export function stylePartsOf(css: string): StylePart[] {
  return partsIn(parse(css))
}

function partsIn(container: Container): StylePart[] {
  const parts: StylePart[] = []
  for (const [modules, text] of eachIn(container)) {
    const last = parts.at(-1)
    if (last && String(last[0]) === String(modules)) last[1] += text
    else parts.push([modules, text])
  }
  return parts
}

function eachIn(container: Container): StylePart[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): StylePart[] => {
    if (node.type === 'rule') return [[modulesIn(node.selector), node.toString()]]
    if (node.type !== 'atrule') return []
    if (node.name.endsWith('keyframes')) return [[modulesIn(node.params), node.toString()]]
    if (!node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule')) {
      return [[[], node.nodes ? node.toString() : `${node.toString()};`]]
    }
    return partsIn(node).map(([modules, text]) => [modules, `@${node.name} ${node.params}{${text}}`])
  })
}

/** `store-card-module__logo` is of `store-card`. */
function modulesIn(text: string): string[] {
  const found = [...text.matchAll(/([\w-]+)-module__/g)].map(([, module = '']) => module)
  return [...new Set(found)].toSorted()
}
