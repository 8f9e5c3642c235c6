import { createHash } from 'node:crypto'
import { type RowState, rowStates } from '#domain/import/import'
import { type Key, key } from '#table/keys'

export const keyOfImport = (id: string) => key(`IMPORT#${id}`, 'IMPORT')

const rowPrefix = 'ROWS#'

/** Sort keys of all rows of an import, or of those in a state, begin with this. */
export const rowsOf = (state?: RowState) =>
  state === undefined ? rowPrefix : `${rowPrefix}${rowStates.indexOf(state)}#`

/** Some rows in a state. `name` puts them in order. */
export const keyOfRows = (importId: string, state: RowState, name: string) =>
  key(keyOfImport(importId).pk, `${rowsOf(state)}${name}`)

/** What became of a row. */
export const keyOfOutcome = ({ pk, sk }: Key) => key(pk, `DONE#${sk}`)

export const keyOfSource = (source: string) => key(`SOURCE#${source}`, 'SOURCE')
export const shopPrefix = 'SHOP#'
export const keyOfShop = (source: string, advertiser: string) =>
  key(`SOURCE#${source}`, `${shopPrefix}${advertiser}`)

/** An offer of a network. Ids that would be too long for a key are hashed. */
export const keyOfOffer = (network: string, externalId: string) =>
  key(`EXT#${network}#${externalId.length > 100 ? hashOf(externalId) : externalId}`, 'EXT')

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}
