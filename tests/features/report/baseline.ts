import type { Call, Cases } from '../baseline'

export async function reportBaseline(call: Call, { couponId }: { couponId: string }): Promise<Cases> {
  const bot = { website: '', elapsedMs: 5000 }
  const json = { coupon: couponId, kind: 'fake', text: 'The price was raised before.', ...bot }
  const { _id: id } = await call('POST /reports', { json })
  const decision = { outcome: 'kept', reason: 'The price of the last three months was the same.' }
  await call('PATCH /reports/{id}/decide', { params: { id }, json: decision })
  const about = (query: Record<string, string>) => ({ params: {}, query })
  return {
    'GET /reports': [about({}), about({ state: 'decided' })],
    'GET /reports/{id}': [{ params: { id }, query: {} }],
    'GET /reports/by-id/{id}': [{ params: { id }, query: {} }],
    'GET /reports/subject': [about({ by: `coupon:${couponId}` })],
  }
}
