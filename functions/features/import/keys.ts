import { createHash } from 'node:crypto'
import { type RowState, rowStates } from '#domain/import/import'
import { key } from '#table/keys'

export const keyOfImport = (id: string) => key(`IMPORT#${id}`, 'IMPORT')

/** Sort keys of all rows of an import, or of a state, begin with this. Those that wait are kept by shop. */
export function rowsOf(state?: RowState, advertiser?: string): string {
  if (state === undefined) return 'ROWS#'
  const shop = state === 'map' && advertiser !== undefined ? `${hashOf(advertiser).slice(0, 8)}#` : ''
  return `ROWS#${rowStates.indexOf(state)}#${shop}`
}

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
