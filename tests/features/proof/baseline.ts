import type { Call, Cases } from '../baseline'

export async function proofBaseline(_: Call, { couponId: id }: { couponId: string }): Promise<Cases> {
  const cases = [{ params: { id }, query: {} }]
  return { 'GET /coupons/{id}/signals': cases, 'GET /coupons/{id}/tests': cases }
}
