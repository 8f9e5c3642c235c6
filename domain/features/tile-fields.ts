import { offerFieldsOfTile } from '../offers/tile-fields'

export const tileFieldsOfFeatures = [...offerFieldsOfTile] as const
