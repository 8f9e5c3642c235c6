import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('../../src', import.meta.url))

/** A class or animation of a module in the built style sheets. */
const scoped = /^([a-z]{2})[\da-z]+$/

/** Two letters for each module of the site and the admin area, by its place in the repository. */
const letters = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .map((file, at) => [file, letter(at / 26) + letter(at % 26)]),
)

const known = new Set(letters.values())

function letter(at: number): string {
  return String.fromCodePoint(97 + Math.floor(at))
}

/** The letters of a module by the path of its file, with or without a query. Throws if it is not in src. */
export function moduleLetters(file: string): string {
  const [path = ''] = relative(sources, file).split('?')
  const found = letters.get(path)
  if (found === undefined) throw new Error(`${path} is not a module in src.`)
  return found
}

/** The letters of the module that a name in a built style sheet is of; null for one that is of none. */
export function lettersOfName(name: string): string | null {
  const [, found] = scoped.exec(name) ?? []
  return found !== undefined && known.has(found) ? found : null
}

/**
 * The name of a class or an animation of a module in the built style sheets, such as `bk3`: short, because
 * each page has all styles and names its classes. All builds of the same sources agree on it.
 */
export function scopedName(name: string, file: string, css: string): string {
  const module = moduleLetters(file)
  const names = [...new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)].map(([, each]) => each))]
  const at = names.indexOf(name)
  if (at === -1) throw new Error(`${file} has no ${name}.`)
  return module + at.toString(36)
}
