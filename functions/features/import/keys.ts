import { createHash } from 'node:crypto'
import { type RowState, rowStates } from '#domain/import/import'
import { key } from '#table/keys'

export const keyOfImport = (id: string) => key(`IMPORT#${id}`, 'IMPORT')

const rowPrefix = 'ROW#'

/** Sort keys of all rows of an import, or of those in a state. */
export const rowsOf = (state?: RowState) =>
  state === undefined ? rowPrefix : `${rowPrefix}${rowStates.indexOf(state)}#`

/** `place` is the line, or a number of an offer that is missing in the file. */
export const keyOfRow = (importId: string, state: RowState, place: string) =>
  key(keyOfImport(importId).pk, `${rowsOf(state)}${place.padStart(6, '0')}`)

export const keyOfSource = (source: string) => key(`SOURCE#${source}`, 'SOURCE')
export const keyOfShop = (source: string, advertiser: string) => key(`SOURCE#${source}`, `SHOP#${advertiser}`)

/** An offer of a network. Ids that would be too long for a key are hashed. */
export const keyOfOffer = (network: string, externalId: string) =>
  key(`EXT#${network}#${externalId.length > 100 ? hashOf(externalId) : externalId}`, 'EXT')

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url')
}
