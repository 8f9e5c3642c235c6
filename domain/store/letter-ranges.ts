import { fold } from '../text/fold'
import { furtherLetters, type Letter, letters, numbers, others } from './letters'

/** A part of the names by which lists are sorted (fold.ts): those with a beginning, or from one on. */
export type NameRange = { beginsWith: string } | { from?: string; to?: string }

const firstOf = (text: string) => Array.from(fold(text))[0] ?? ''

/** The letters of other scripts, as names are sorted by them. Й is sorted as И: it has the same stores. */
const ofOtherScripts = () =>
  new Set(furtherLetters.map(({ value }) => firstOf(value)).filter((first) => first > '\u007f'))

/** The letter under which a character is looked up: É as E, 7 as the numbers. */
export function letterOf(text: string): Letter | undefined {
  const typed = text.trim().normalize('NFC')
  const named = letters.find(({ value, label }) => typed === value || typed === label)
  if (named) return named
  if (Array.from(typed).length !== 1) return undefined
  const first = firstOf(typed)
  if (/^\d/.test(first)) return numbers
  return letters.find(({ value }) => firstOf(value) === first && first !== '')
}

/** Where the names that begin with a letter stand among all, in parts that follow each other. */
export function rangesOf({ value }: Letter): [NameRange, ...NameRange[]] {
  if (value === numbers.value) return [{ from: '0', to: ':' }]
  if (value !== others.value) return [{ beginsWith: firstOf(value) }]
  return [{ to: '/' }, ...gaps()]
}

function gaps(): NameRange[] {
  const known = [...ofOtherScripts()].map((first) => first.codePointAt(0)!).toSorted((a, b) => a - b)
  const starts = ['{'.codePointAt(0)!, ...known.map((code) => code + 1)]
  return starts.flatMap((start, at) => {
    const end = known[at]
    if (end === start) return []
    const from = String.fromCodePoint(start)
    return end === undefined ? [{ from }] : [{ from, to: String.fromCodePoint(end) }]
  })
}
