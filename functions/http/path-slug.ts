import { slugLength, slugOf } from '#domain/slug'
import type { Call } from './call'

/** The slug in a call's path; empty, which none is, for what is too long to be one, however it is written. */
export function pathSlug({ params: { slug = '' } }: Pick<Call, 'params'>): string {
  return slug.length > 4 * slugLength ? '' : slugOf(slug)
}
