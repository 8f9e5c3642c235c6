import { keyOfDictionary } from '#functions/search/dictionary'
import { type Key, key } from '#table/keys'

const beginning = (text: string, length: number) => Array.from(text).slice(0, length).join('')

export const searchPartitions = {
  word: (start: string) => `WORD#${beginning(start, 1)}`,
  pair: (start: string) => `PAIR#${beginning(start, 2)}`,
  whole: (start: string) => `WHOLE#${beginning(start, 2)}`,
}

const prefixes = Object.values(searchPartitions).map((partitionOf) => partitionOf(''))

export const searchKeys = [...prefixes, keyOfDictionary('STORE', '').pk].map((prefix) => `${prefix}*`)

export function isSearchEntry({ pk }: Key): boolean {
  return prefixes.some((prefix) => pk.startsWith(prefix))
}

export function keyOfEntry(kind: 'word' | 'pair' | 'whole', form: string, place: string): Key {
  return key(searchPartitions[kind](form), `${form}#${place}`)
}
