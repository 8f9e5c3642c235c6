import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('../../src', import.meta.url))

/** Two letters for each module of the site and the admin area, by its place in the repository. */
const letters = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .map((file, at) => [file, letter(at / 26) + letter(at % 26)]),
)

function letter(at: number): string {
  return String.fromCodePoint(97 + Math.floor(at))
}

/**
 * The name of a class or an animation of a module in the built style sheets, such as `bk3`: short, because
 * each page has all styles and names its classes. All builds of the same sources agree on it.
 */
export function scopedName(name: string, file: string, css: string): string {
  const [path = ''] = relative(sources, file).split('?')
  const module = letters.get(path)
  if (module === undefined) throw new Error(`${path} is not a module in src.`)
  const names = [...new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)].map(([, each]) => each))]
  const at = names.indexOf(name)
  if (at === -1) throw new Error(`${path} has no ${name}.`)
  return module + at.toString(36)
}
