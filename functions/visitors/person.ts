import { isbot } from 'isbot'

type Headers = Record<string, string | undefined>

/** Whether a person's browser called, by what it says of itself. What previews links for others says so. */
export function isPerson(userAgent: string): boolean {
  return userAgent !== '' && !isbot(userAgent)
}

/** What crawlers and programs of the command line call themselves. */
const ownName = /bot\b|crawler|spider|^(?:curl|wget|python|go-http-client|libwww-perl|java|okhttp)\b/i

/**
 * Whether a caller calls itself a program. `isPerson` doubts unusual browsers too, which may speak: what they
 * say can be told from what many say, a click can't.
 */
export function isDeclaredBot(userAgent: string): boolean {
  return ownName.test(userAgent) && isbot(userAgent)
}

/** What browsers send with a page that they fetch before anybody asks for it, or show in a preview. */
const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/**
 * Whether a request is a person's way to another page: no picture, frame or call of a page, and nothing that
 * a browser fetches ahead. Older browsers do not say what they fetch for.
 */
export function isNavigation(headers: Headers): boolean {
  const isAhead = ahead.some((name) => /prefetch|prerender|preview/i.test(headers[name] ?? ''))
  return !isAhead && ['document', undefined].includes(headers['sec-fetch-dest'])
}
