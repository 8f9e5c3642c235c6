import { isbot } from 'isbot'

type Headers = Record<string, string | undefined>

/** By its user agent. Link previews identify themselves. */
export const isPerson = (userAgent: string): boolean => userAgent !== '' && !isbot(userAgent)

const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** No picture, frame, fetch or prefetch. Older browsers do not say what they fetch for. */
export function isNavigation(headers: Headers): boolean {
  const isAhead = ahead.some((name) => /prefetch|prerender|preview/i.test(headers[name] ?? ''))
  return !isAhead && ['document', undefined].includes(headers['sec-fetch-dest'])
}
