import type { StorePart } from '#functions/store/store-part'
import { offersPart } from './offers/summary'

export const storeParts: readonly StorePart[] = [offersPart]
