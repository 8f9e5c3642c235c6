import { key } from '#table/keys'

export const visitorKeys = {
  limit: (route: string, visitor: string) => key(`LIMIT#${route}#${visitor}`, 'LIMIT'),
  salt: (day: string) => key(`SALT#${day}`, 'SALT'),
}
