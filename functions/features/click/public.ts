import { key } from '#table/keys'

export const clickItems = 'CLICK#*'

export const keyOfClick = (offerId: string, day: string, visitor: string) =>
  key(`CLICK#${offerId}#${day}#${visitor}`, 'CLICK')
