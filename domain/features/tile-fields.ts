import { offerFieldsOfTile } from '../offers/tile-fields'

/** Fields of a store that its tile shows, beside those of the core. */
export const tileFieldsOfFeatures = [...offerFieldsOfTile] as const
