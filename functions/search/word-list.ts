import type { List } from '#table/cursor'
import { indexKeysAt } from '#table/keys'

/** The last moment of 13 digits. */
const endOfTime = 9_999_999_999_999

const index = 'byList'

/** Items by words, in a partition for each first letter. Those of a word the newest first. */
export function wordList(prefix: string) {
  const partitionOf = (word: string) => prefix + (Array.from(word)[0] ?? '')
  return {
    /** The partitions of all words, for permissions. */
    all: { index, partition: `${prefix}*` } as const,
    /** The items of which a word begins with this. */
    beginning: (start: string): List => ({ index, partition: partitionOf(start), beginsWith: start }),
    keysOf: (word: string, { createdAt, _id }: { createdAt: string; _id: string }) =>
      indexKeysAt(
        { index, partition: partitionOf(word) },
        `${word}#${String(endOfTime - Date.parse(createdAt))}#${_id}`,
      ),
  }
}
