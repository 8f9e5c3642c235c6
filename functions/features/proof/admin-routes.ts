import type { RouteFunctions } from '#functions/http/call'
import { listDoubtedCoupons, readDoubtsToday } from './doubted-coupons'
import { listLedger } from './ledger'
import { giveTest } from './signal'
import { voidNetwork } from './void-network'

export const proofAdminRoutes = {
  'GET /coupons/doubted': ({ query, now }) => listDoubtedCoupons(query, now),
  'GET /coupons/doubted/today': ({ now }) => readDoubtsToday(now),
  'POST /coupons/void-network': ({ body, now }) => voidNetwork(body, now),
  'POST /coupons/{id}/tests': ({ params, body, caller, now }) => giveTest(params.id, body, caller, now),
  'GET /coupons/{id}/tests': ({ params }) => listLedger(params.id),
} satisfies Partial<RouteFunctions<'admin'>>
