import { addClicks } from '#functions/features/click/click'
import type { Call } from '../baseline'

export async function clickBaseline(_: Call, offer: { couponId: string; storeId: string }) {
  await addClicks({ ...offer, placement: 'card' }, { clicks: 3, repeats: 1 }, new Date())
  const tables = ['coupon', 'store', 'placement', 'day']
  return { 'GET /stats/clicks': tables.map((by) => ({ params: {}, query: { by, names: 'true' } })) }
}
