import { key } from '#table/keys'

export const clickItems = 'CLICK#*'

/** A visitor who clicked an offer on a day. */
export const keyOfClick = (offerId: string, day: string, visitor: string) =>
  key(`CLICK#${offerId}#${day}#${visitor}`, 'CLICK')
