import { key } from '#table/keys'

/** The keys of what is kept of visitors for a while. */
export const keyOf = {
  /** How often a visitor has called a route of late (domain/http/limits). */
  limit: (route: string, visitor: string) => key(`LIMIT#${route}#${visitor}`, 'LIMIT'),
  /** What makes a day's pseudonyms (visitor.ts). */
  salt: (day: string) => key(`SALT#${day}`, 'SALT'),
}
