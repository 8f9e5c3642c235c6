import { key } from '#table/keys'

/** The keys of what is kept of visitors for a while. */
export const keyOf = {
  /** How often a visitor has called a route since the window began, in seconds since 1970 (domain/limits). */
  limit: (route: string, visitor: string, start: number) =>
    key(`LIMIT#${route}#${visitor}#${start}`, 'LIMIT'),
  /** What makes a day's pseudonyms (visitor.ts). */
  salt: (day: string) => key(`SALT#${day}`, 'SALT'),
}
