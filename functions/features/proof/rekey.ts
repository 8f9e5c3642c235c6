import type { Item } from '#table/keys'
import { endingAt } from './stored-doubt'

export const doubtKeys = {
  DOUBT: (item: Item): Item =>
    item.expiresAt === undefined
      ? item
      : { ...item, ...endingAt(Number(item.expiresAt), String(item.couponId)) },
}
