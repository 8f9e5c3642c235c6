import { isbot } from 'isbot'

type Headers = Record<string, string | undefined>

/** Whether the user agent is that of a browser. Link previews identify themselves as bots. */
export const isBrowser = (userAgent: string): boolean => userAgent !== '' && !isbot(userAgent)

const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Whether a page is opened: no picture, frame, fetch or prefetch. Older browsers do not send the reason. */
export function isNavigation(headers: Headers): boolean {
  const isAhead = ahead.some((name) => /prefetch|prerender|preview/i.test(headers[name] ?? ''))
  return !isAhead && ['document', undefined].includes(headers['sec-fetch-dest'])
}
