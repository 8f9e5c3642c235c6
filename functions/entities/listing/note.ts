import { isDeepStrictEqual } from 'node:util'
import { ulid } from 'ulid'
import { type Item, key } from '#table/keys'
import { queryPartition } from '#table/read'
import { put, type Write } from '#table/write'

/** What has a listing of its own (listing.ts). */
export const listedKinds = ['STORE', 'CATEGORY', 'BLOG'] as const

export type ListedKind = (typeof listedKinds)[number]

export function isListedKind(name: string): name is ListedKind {
  return listedKinds.some((kind) => kind === name)
}

/** A thing with a listing, and the slug at which it was when it was deleted. */
export interface Listed {
  kind: ListedKind
  id: string
  slug?: string
}

/**
 * That the listing of something may not be right any more. It is put in the transaction of the write, under a
 * key of its own and without a condition: writes never wait for each other because of it, and one that is
 * refused notes nothing. The listings follow (fold-notes.ts, record 64).
 */
export interface Note extends Item {
  kind: ListedKind
  id: string
  /** When it was written. */
  at: string
  /** Whether visitors see the change. Dates of offers alone change only when a store has a live one. */
  isSeen: boolean
  /** Where it was, if it was deleted. */
  gone?: string
}

const partition = 'NOTES'

/** The partition of all notes, for permissions. */
export const notePartition = partition

/** Notes that something has changed. */
export function note({ kind, id, slug }: Listed, { isSeen }: Pick<Note, 'isSeen'>, now: Date): Write {
  const at = now.toISOString()
  // The time of a write is that of its beginning, so notes may come in later than others after them.
  const own = { ...key(partition, `${at}#${ulid()}`), kind, id, at, isSeen }
  return put({ ...own, ...(slug !== undefined && { gone: slug }) })
}

/** What an entity has to say about itself for notes. */
export interface Noted<Held> {
  /** Whose listing it changes. */
  of: (held: Held) => Listed
  /** What visitors see of it at a moment; null if nothing. */
  shown: (held: Held, now: Date) => unknown
  /** What else its listing depends on. */
  facts?: (held: Held) => unknown
}

/** The notes of a write of an item. None if it changes nothing that a listing says. */
export function notesOf<Held>(
  { of, shown, facts = () => null }: Noted<Held>,
  { before, after }: { before: Held | undefined; after: Held | undefined },
  now: Date,
): Write[] {
  const shownOf = (held: Held | undefined) => (held === undefined ? null : shown(held, now))
  const factsOf = (held: Held | undefined) => (held === undefined ? null : facts(held))
  const isSeen = !isDeepStrictEqual(shownOf(before), shownOf(after))
  if (!isSeen && isDeepStrictEqual(factsOf(before), factsOf(after))) return []
  const subjects = [before, after].flatMap((held) => (held === undefined ? [] : of(held)))
  const [first, second] = subjects.map(({ kind, id }) => ({ kind, id }))
  const isSame = second === undefined || first?.id === second.id
  const gone = after === undefined ? subjects[0]?.slug : undefined
  const concerned = isSame ? [first] : [first, second]
  return concerned.flatMap((each) =>
    each ? note({ ...each, ...(gone !== undefined && { slug: gone }) }, { isSeen }, now) : [],
  )
}

/** The oldest notes, or those after one. */
export async function readOldestNotes(count: number, after?: Note): Promise<Note[]> {
  return (await queryPartition(partition, '', count, after)) as Note[]
}
