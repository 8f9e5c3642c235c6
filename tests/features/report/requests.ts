import { vi } from 'vitest'
import type { Item } from '#table/keys'
import type { callApi } from '../../support/api'
import type { CreatedIds } from '../../support/valid-request'
import type { WrittenText } from '../requests'

const reportText: WrittenText = {
  json: (text, coupon) => ({ coupon, kind: 'fake', text }),
  list: 'GET /reports',
}
export const reportWrites = { 'POST /reports': { written: reportText } }

export const reportParts = {
  'GET /reports/subject': (created: CreatedIds) => ({ query: { by: `coupon:${created['coupons']?._id}` } }),
}

export const ownReportRequests = {
  /** A report whose decision was not mailed: nobody was named as the sender then. */
  'POST /reports/{id}/notify': async (call: typeof callApi, created: CreatedIds, token: string) => {
    const json = { coupon: created['coupons']?._id, kind: 'fake', text: 'Fake.', email: 'ada@example.com' }
    const params = { id: (await call('POST /reports', { json })).body._id as string }
    vi.stubEnv('MAIL_FROM', '')
    const decision = { outcome: 'kept', reason: 'It works.' }
    await call('PATCH /reports/{id}/decide', { token, params, json: decision })
    vi.unstubAllEnvs()
    return { params }
  },
}

export const decisionOfStored = {
  'PATCH /reports/{id}/decide': {
    sk: 'REPORT',
    isIt: ({ decision }: Item) => decision === null,
    json: { outcome: 'kept', reason: 'It is right.' },
  },
}
