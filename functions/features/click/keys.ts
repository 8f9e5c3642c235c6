import type { Placement } from '#domain/click/placement'
import { key } from '#table/keys'

export interface ClickedOffer {
  storeId: string
  couponId?: string | undefined
}

export const clicksOf = (day: string) => `CLICKS#${day}`

/** The clicks of a day in one placement (click.ts). */
export const keyOfClickCount = (
  day: string,
  { storeId, couponId = '' }: ClickedOffer,
  placement: Placement,
) => key(clicksOf(day), `${storeId}#${couponId}#${placement}`)
