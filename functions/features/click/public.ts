import { key } from '#table/keys'
import { queryPartition } from '#table/read'
import { clicksOf } from './keys'

export const clickItems = 'CLICK#*'

/** A visitor who clicked an offer on a day. */
export const keyOfClick = (offerId: string, day: string, visitor: string) =>
  key(`CLICK#${offerId}#${day}#${visitor}`, 'CLICK')

/** A limit above the number of items of any day: one for each link and placement. */
const maxOfDay = 10_000_000

/** What was clicked on a day, by link and placement: `clicks` counts each visitor once. */
export async function readDay(day: string) {
  return (await queryPartition(clicksOf(day), {}, maxOfDay)).map((item) => {
    const [store = '', coupon = '', placement = ''] = item.sk.split('#')
    return { day, store, coupon, placement, clicks: Number(item['clicks']), repeats: Number(item['repeats']) }
  })
}
