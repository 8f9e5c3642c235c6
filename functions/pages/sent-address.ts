import { outcomeId, sentParameter } from '#domain/routes/form-routes'

/** Milliseconds for which the address says that a form was sent. */
const toldFor = 10 * 60_000

/** How far the clocks of two functions may differ, in milliseconds. */
const clocksDiffer = 60_000

export function sentPage(page: string, now: Date, what = '1'): string {
  const search = new URLSearchParams({ [sentParameter]: `${what}.${now.getTime().toString(36)}` })
  return `${page}${page.includes('?') ? '&' : '?'}${search}#${outcomeId}`
}

/** A bookmark must not show the thanks again. Undefined for an address that may stay as it is. */
export function withoutOldThanks({ pathname, searchParams }: URL, now: Date): string | undefined {
  const sent = searchParams.get(sentParameter)
  if (sent === null) return undefined
  const age = now.getTime() - Number.parseInt(sent.split('.')[1] ?? '', 36)
  if (age > -clocksDiffer && age < toldFor) return undefined
  const others = new URLSearchParams(searchParams)
  others.delete(sentParameter)
  // A browser takes //x for another site.
  const path = pathname.replace(/^\/+/, '/')
  return others.size > 0 ? `${path}?${others}` : path
}
