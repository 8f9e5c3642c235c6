import { featureDerivedItems } from '#functions/features/derived-items'
import type { Derived } from '#functions/features/feature'
import { derivedWords } from './word-indexes'

export const derivedItems: readonly Derived[] = [derivedWords, ...featureDerivedItems]

/** The writes that correct all that is derived from this item. */
export async function derivedWrites(owner: Parameters<Derived['recomputeWrites']>[0], now: Date) {
  return (await Promise.all(derivedItems.map((each) => each.recomputeWrites(owner, now)))).flat()
}
