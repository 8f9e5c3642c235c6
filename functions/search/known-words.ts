import { edgesNear, edgesOf, isNear, withSingular } from '#domain/search/search-keys'
import { getItems } from '#table/read'
import { transact, type Write, writeTo } from '#table/write'
import { keyOfWords } from './keys'

/** Words of names of stores, or of titles of offers. What nobody has any more stays, and finds nothing. */
type Kind = Parameters<typeof keyOfWords>[0]

/** Of one beginning or end. Further ones are not known. */
export const mostWords = 2000

/** DynamoDB takes a hundred. */
const perTransaction = 90

export async function learnWords(of: Kind, words: readonly string[]): Promise<void> {
  const writes = await wordWrites(of, words)
  for (let at = 0; at < writes.length; at += perTransaction) {
    await transact(writes.slice(at, at + perTransaction))
  }
}

/** Adds what is not known yet. */
export async function wordWrites(of: Kind, words: readonly string[]): Promise<Write[]> {
  const wanted = new Map<string, Set<string>>()
  for (const word of words.flatMap(withSingular)) {
    for (const edge of edgesOf(word)) wanted.set(edge, new Set([...(wanted.get(edge) ?? []), word]))
  }
  const known = await readWords(of, [...wanted.keys()])
  return [...wanted].flatMap(([edge, all]) => {
    const before = known.get(edge) ?? new Set()
    const added = [...all].filter((word) => !before.has(word))
    if (added.length === 0 || before.size >= mostWords) return []
    return writeTo('Update', keyOfWords(of, edge), {
      UpdateExpression: 'ADD words :words',
      ExpressionAttributeValues: { ':words': new Set(added) },
    })
  })
}

/** More words may be near. Those that are as long come first. */
const nearPerWord = 3

export interface NearText {
  text: string
  /** The known word in it. */
  word: string
  /** Whether it begins with the letter that was typed. */
  isAlike: boolean
}

/** What these words may have been meant to be: one of the first two is another word, a typing error away. */
export async function textsNear(of: Kind, words: readonly string[]): Promise<NearText[]> {
  const typed = words.slice(0, 2)
  const known = await readWords(of, [...new Set(typed.flatMap(edgesNear))])
  return typed.flatMap((word, at) => {
    const sameEdges = new Set(edgesNear(word).flatMap((edge) => [...(known.get(edge) ?? [])]))
    const near = [...sameEdges].filter((each) => each !== word && isNear(each, word))
    const first = near.toSorted().toSorted((a, b) => differenceOf(a, word) - differenceOf(b, word))
    return first.slice(0, nearPerWord).map((each) => ({
      text: words.with(at, each).join(' '),
      word: each,
      isAlike: each[0] === word[0],
    }))
  })
}

const differenceOf = (word: string, typed: string) =>
  Number(word[0] !== typed[0]) + Number(word.length !== typed.length)

async function readWords(of: Kind, edges: readonly string[]): Promise<Map<string, Set<string>>> {
  const items = await getItems(edges.map((edge) => keyOfWords(of, edge)))
  const edgeOf = new Map(edges.map((edge) => [keyOfWords(of, edge).pk, edge]))
  return new Map(items.map(({ pk, words }) => [edgeOf.get(pk)!, words as Set<string>]))
}
