import type { DiscountKind } from '../coupon/discount'

export interface FeedDiscount {
  kind: DiscountKind
  value?: number
  currency?: string
}

const percentBefore =
  /\b(?:save|extra|take|get|spare)\s+(?:an?\s+)?(?:extra\s+)?(\d{1,2}(?:[.,]\d{1,2})?)\s?%/i
const off = 'off|discount|rabatt|rabais|de réduction|reduction|korting|sconto|de descuento'
const percentAfter = new RegExp(String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s?%\s*(?:${off})`, 'i')
const upTo = /\b(?:up\s?to|upto|bis zu|jusqu['’]à|tot|fino al?|hasta)\b/i
const amount = /([£€])\s?(\d{1,5}(?:\.\d{2})?)\s*(?:off|discount|rabatt)\b/i
const shipping =
  /\bfree\s+(?:uk\s+|next day\s+|standard\s+)?(?:delivery|shipping|postage)\b|\bversandkostenfrei\b/i
const gift = /\bfree\s+(?:gift|sample)\b|\bgratisgeschenk\b/i

/** What a text promises. 'Up to 50%' is no 50% for everything, so it is another kind. */
export function discountIn(text: string): FeedDiscount {
  const percent = (percentBefore.exec(text) ?? percentAfter.exec(text))?.[1]
  const isExact = !upTo.test(text)
  if (percent !== undefined && isExact) return percentOff(Number(percent.replace(',', '.')))
  const [, sign, sum] = amount.exec(text) ?? []
  if (sum !== undefined && isExact) return amountOff(Number(sum), sign === '£' ? 'GBP' : 'EUR')
  if (shipping.test(text)) return { kind: 'shipping' }
  return { kind: gift.test(text) ? 'gift' : 'other' }
}

export function percentOff(value: number): FeedDiscount {
  return value > 0 && value <= 100 ? { kind: 'percent', value } : { kind: 'other' }
}

/** Without a currency it says nothing. */
export function amountOff(value: number, currency: string): FeedDiscount {
  return value > 0 && currency !== '' ? { kind: 'amount', value, currency } : { kind: 'other' }
}

/** A cell that holds the discount alone: '20%', '20', '£10', '10 EUR'. Undefined for any other text. */
export function discountCell(cell: string): FeedDiscount | undefined {
  const [, before = '', number, after = ''] =
    /^([£€]|[A-Z]{3}\s)?\s*(\d{1,6}(?:[.,]\d{1,2})?)\s*(%|[£€]|[A-Z]{3})?$/.exec(cell.trim()) ?? []
  if (number === undefined) return undefined
  const value = Number(number.replace(',', '.'))
  const unit = (before.trim() || after).replace('£', 'GBP').replace('€', 'EUR')
  return unit === '' || unit === '%' ? percentOff(value) : amountOff(value, unit)
}
