import { termOf } from '#domain/search/search-terms'
import { hasTyped } from '../../search/has-typed'
import type { Cached } from '#lib/page-metadata'
import { read } from '#lib/read'

export const offersFound = (text: string) => read('GET /offers/search/{term}', { term: termOf(text) })

export const hasTypedOffer = (text: string, cached: Cached): boolean =>
  cached(offersFound(text))?.some(({ title, labels }) => hasTyped(`${title} ${labels.discount}`, text)) ??
  false
