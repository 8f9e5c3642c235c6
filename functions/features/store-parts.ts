import type { StorePart } from '#functions/store/store-part'
import { offersPart } from './highlight/store-part'

export const storeParts: readonly StorePart[] = [offersPart]
