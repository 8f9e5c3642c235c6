import { type Key, key } from '#table/keys'

const beginning = (text: string, length: number) => Array.from(text).slice(0, length).join('')

export const searchPartitions = {
  word: (start: string) => `WORD#${beginning(start, 1)}`,
  pair: (start: string) => `PAIR#${beginning(start, 2)}`,
  name: (start: string) => `NAME#${beginning(start, 2)}`,
  whole: (start: string) => `WHOLE#${beginning(start, 2)}`,
  gapped: (gap: string) => `GAP#${gap}`,
}

const prefixes = Object.values(searchPartitions).map((partitionOf) => partitionOf(''))

export const searchKeys = prefixes.map((prefix) => `${prefix}*`)

export function isSearchEntry({ pk }: Key): boolean {
  return prefixes.some((prefix) => pk.startsWith(prefix))
}

/** Of a form of a name other than its gaps. */
export function keyOfEntry(kind: 'word' | 'pair' | 'name' | 'whole', form: string, place: string): Key {
  return key(searchPartitions[kind](form), `${form}#${place}`)
}

export const keyOfGapped = (gap: string, missing: string, place: string) =>
  key(searchPartitions.gapped(gap), `${missing}#${place}`)
