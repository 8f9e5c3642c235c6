import type { Item } from '#table/keys'
import { withKeysOfOffer } from './known-offer'
import { newSource } from './sources'

/** Sources of the release before were not pulled: they have a name and how their files are read. */
const wholeSource = (item: Item): Item => ({ ...newSource(String(item['name']), new Date(0)), ...item })

export const offerKeys = { EXT: withKeysOfOffer, SOURCE: wholeSource }
