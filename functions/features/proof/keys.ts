import { key } from '#table/keys'

export const ledgerOf = (couponId: string) => `SIGNAL#${couponId}`

export const keyOfSignal = (couponId: string, day: string, by: string) =>
  key(ledgerOf(couponId), `${day}#${by}`)
/** The item with the votes on an offer. In the table they have their first name: ANSWERS, `answers`. */
export const keyOfVotes = (couponId: string, epoch: number) =>
  key(`${ledgerOf(couponId)}#ANSWERS`, String(epoch))
/** The votes of a network that count on a day, on all coupons. */
export const keyOfNetworkDay = (day: string, network: string) => key(`SIGNAL#${day}#${network}`, 'NETWORK')
/** How many coupons visitors have put in doubt on the last day with a doubt. */
export const doubtDayKey = key('SIGNAL#DOUBTS', 'DOUBTS')
export const keyOfDoubt = (couponId: string) => key(`DOUBT#${couponId}`, 'DOUBT')
