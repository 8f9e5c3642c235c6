/** What the tile of a store shows. */
export const offerFieldsOfTile = ['offers'] as const
