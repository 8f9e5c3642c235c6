export const offerFieldsOfTile = ['offers'] as const
