import { type Key, key } from '#table/keys'

const beginning = (text: string, length: number) => Array.from(text).slice(0, length).join('')

export const searchPartitions = {
  word: (start: string) => `WORD#${beginning(start, 1)}`,
  pair: (start: string) => `PAIR#${beginning(start, 2)}`,
  name: (start: string) => `NAME#${beginning(start, 2)}`,
  whole: (start: string) => `WHOLE#${beginning(start, 2)}`,
}

const prefixes = Object.values(searchPartitions).map((partitionOf) => partitionOf(''))

const knownWords = 'WORDS'

/** The words with this beginning or end, of stores or of offers. */
export const keyOfWords = (of: 'STORE' | 'OFFER', edge: string) =>
  key(`${knownWords}#${of}#${edge}`, knownWords)

export const searchKeys = [...prefixes, `${knownWords}#`].map((prefix) => `${prefix}*`)

export function isSearchEntry({ pk }: Key): boolean {
  return prefixes.some((prefix) => pk.startsWith(prefix))
}

export function keyOfEntry(kind: 'word' | 'pair' | 'name' | 'whole', form: string, place: string): Key {
  return key(searchPartitions[kind](form), `${form}#${place}`)
}
