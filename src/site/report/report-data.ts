import type { Load } from '#lib/load'
import { read } from '#lib/read'

/** Which review or offer the address names; undefined if it names none. */
export function subjectIn(search: URLSearchParams): { review: string } | { coupon: string } | undefined {
  const [review, coupon] = [search.get('review'), search.get('coupon')]
  if (review) return { review }
  return coupon ? { coupon } : undefined
}

export const subjectRead = (about: { review: string } | { coupon: string }) =>
  read('GET /reports/subject', {}, { by: Object.entries(about).flat().join(':') })

export const load: Load = async (fetch, _, search) => {
  const about = subjectIn(search)
  if (about) await fetch(subjectRead(about))
}
