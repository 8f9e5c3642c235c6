import {
  affixesNear,
  affixesOf,
  beginningsNear,
  beginsWithinOneEdit,
  isWithinOneEdit,
  withSingular,
} from '#domain/search/search-keys'
import { key } from '#table/keys'
import { getItems } from '#table/read'
import { transactInParts, type Write, writeTo } from '#table/write'

/** The known words with this beginning or end, of names of stores or of another dictionary. */
export const keyOfDictionary = (of: string, affix: string) => key(`WORDS#${of}#${affix}`, 'WORDS')

/** The most words of one beginning or end. Further ones are not known. */
export const mostWords = 2000

/** Adds to a dictionary. What nobody has any more stays, and finds nothing. */
export async function learnWords(of: string, words: readonly string[]): Promise<void> {
  await transactInParts(await wordWrites(of, words))
}

/** Adds what is not known yet. */
export async function wordWrites(of: string, words: readonly string[]): Promise<Write[]> {
  const wanted = new Map<string, Set<string>>()
  for (const word of words.flatMap(withSingular)) {
    for (const affix of affixesOf(word)) wanted.set(affix, new Set([...(wanted.get(affix) ?? []), word]))
  }
  const known = await readWords(of, [...wanted.keys()])
  return [...wanted].flatMap(([affix, all]) => {
    const before = known.get(affix) ?? new Set()
    const added = [...all].filter((word) => !before.has(word))
    if (added.length === 0 || before.size >= mostWords) return []
    return writeTo('Update', keyOfDictionary(of, affix), {
      UpdateExpression: 'ADD words :words',
      ExpressionAttributeValues: { ':words': new Set(added) },
    })
  })
}

/** More words may be near. Those that are as long come first. */
const nearPerWord = 3

export interface Correction {
  text: string
  /** The known word in it, and what was typed. */
  word: string
  typed: string
  /** Whether it begins with the letter that was typed. */
  hasSameInitial: boolean
  /** Whether only its beginning was typed. */
  isLonger: boolean
}

/** Words that are looked up, and those of them that may be wrong. */
const bounds = { known: 4, wrong: 2 }

/** What these words may have been meant to be: one is another word, a typing error away. */
export async function correctionsOf(of: string, words: readonly string[]): Promise<Correction[]> {
  const typed = words
    .map((word) => ({ word, affixes: [...affixesNear(word), ...beginningsNear(word)] }))
    .filter(({ affixes }) => affixes.length > 0)
    .slice(0, bounds.known)
  const known = await readWords(of, [...new Set(typed.flatMap(({ affixes }) => affixes))])
  const looked = typed.map(({ word, affixes }) => {
    const alike = new Set(affixes.flatMap((affix) => [...(known.get(affix) ?? [])]))
    return { word, alike, isKnown: alike.has(word) }
  })
  // A word that nobody has is wrong more often than one that somebody has.
  const wrong = looked.toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown)).slice(0, bounds.wrong)
  return wrong.flatMap(({ word, alike }) => {
    const near = [...alike].filter((each) => each !== word && beginsWithinOneEdit(each, word))
    const first = near.toSorted().toSorted((a, b) => differenceOf(a, word) - differenceOf(b, word))
    return first.slice(0, nearPerWord).map((each) => ({
      text: words.with(words.indexOf(word), each).join(' '),
      word: each,
      typed: word,
      hasSameInitial: each[0] === word[0],
      isLonger: !isWithinOneEdit(each, word),
    }))
  })
}

const differenceOf = (word: string, typed: string) =>
  Number(word[0] !== typed[0]) + Number(word.length !== typed.length) + Number(!isWithinOneEdit(word, typed))

async function readWords(of: string, affixes: readonly string[]): Promise<Map<string, Set<string>>> {
  const items = await getItems(affixes.map((affix) => keyOfDictionary(of, affix)))
  const affixOf = new Map(affixes.map((affix) => [keyOfDictionary(of, affix).pk, affix]))
  return new Map(items.map(({ pk, words }) => [affixOf.get(pk)!, words as Set<string>]))
}
