import type { StorePart } from '#functions/store/store-part'
import { offersPart } from './offers/store-part'

export const storeParts: readonly StorePart[] = [offersPart]
