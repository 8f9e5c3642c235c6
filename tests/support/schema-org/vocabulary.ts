import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A type of schema.org: the types that it belongs to, and the properties that it adds to theirs. */
interface SchemaType {
  parents: string[]
  properties: string[]
}

export type Vocabulary = Record<string, SchemaType>

/** The types that our pages use (functions/pages/head/structured-data.ts). */
const used =
  'AggregateRating BlogPosting BreadcrumbList ItemList ListItem Offer OnlineStore Organization Person ' +
  'Rating Review WebSite'

/** The types that our pages use, and those that they belong to, as Google’s schema-dts declares them. */
export function vocabularyOfPages(): Vocabulary {
  const require = createRequire(import.meta.url)
  const declarations = readFileSync(require.resolve('schema-dts').replace(/\.js$/, '.d.ts'), 'utf8')
  const vocabulary: Vocabulary = {}
  const add = (name: string) => {
    if (vocabulary[name]) return
    const declared = typeIn(declarations, name)
    vocabulary[name] = declared
    declared.parents.forEach(add)
  }
  used.split(' ').forEach(add)
  return vocabulary
}

/** A type without properties of its own has a leaf alone, which extends its parent. */
function typeIn(declarations: string, name: string): SchemaType {
  const base = new RegExp(`^interface ${name}Base extends ([^{]+) \\{\\n(.*?)^\\}`, 'ms').exec(declarations)
  const leaf = new RegExp(`^export interface ${name}Leaf extends ([^{]+) \\{`, 'm').exec(declarations)
  const parents = base?.[1] ?? leaf?.[1]
  if (parents === undefined) throw new Error(`schema-dts declares no ${name}.`)
  return {
    parents: [...parents.matchAll(/(\w+)Base/g)].map(([, parent = '']) => parent),
    properties: [...(base?.[2] ?? '').matchAll(/^ {4}"(\w+)"\?/gm)].map(([, property = '']) => property),
  }
}
