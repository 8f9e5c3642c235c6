import { type ChildNode, type Container, parse } from 'postcss'
import type { Plugin } from 'vite'
import { lettersOfName, moduleLetters } from './scoped-name.ts'

/** The style modules of each chunk of the site, by their letters. Vite's manifest has none. */
export type ChunkStyles = Record<string, string[]>

/** The file of the build with its `ChunkStyles`. */
export const chunkStylesFile = '.vite/site-styles.json'

/** A part of a style sheet, and the modules that it is for; none if it is for every page. */
export type StylePart = [modules: string[], css: string]

/** Writes down which chunk has which style modules. */
export function chunkStyles(): Plugin {
  return {
    name: 'clipwell-chunk-styles',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const styles: ChunkStyles = Object.fromEntries(
        chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.filter(isModule).map(moduleLetters)]),
      )
      this.emitFile({ type: 'asset', fileName: chunkStylesFile, source: JSON.stringify(styles) })
    },
  }
}

function isModule(id: string): boolean {
  return /\.module\.css($|\?)/.test(id)
}

/** Cuts a built style sheet into parts, in its order: a page leaves out what it has no module of. */
export function stylePartsOf(css: string): StylePart[] {
  return partsIn(parse(css))
}

/** Neighbours of the same modules are one part. */
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
    if (node.type === 'rule') return [[modulesIn(node.selector, /\.([\w-]+)/g), node.toString()]]
    if (node.type !== 'atrule') return []
    if (node.name.endsWith('keyframes')) return [[modulesIn(node.params, /([\w-]+)/g), node.toString()]]
    if (!node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule')) {
      return [[[], node.nodes ? node.toString() : `${node.toString()};`]]
    }
    return partsIn(node).map(([modules, text]) => [modules, `@${node.name} ${node.params}{${text}}`])
  })
}

function modulesIn(text: string, names: RegExp): string[] {
  const found = [...text.matchAll(names)].flatMap(([, name = '']) => lettersOfName(name) ?? [])
  return [...new Set(found)].toSorted()
}
