import { callApi } from '../../support/api'
import { formDataOf } from '../../support/content'
import { token } from '../../support/one-store'

/** One offer of a feed, in the columns of LinkMyDeals. */
export interface FeedRow {
  lmd_id: string
  store?: string
  title?: string
  code?: string
  smartlink?: string
  offer_value?: string
  status?: string
  end_date?: string
}

const usual = {
  store: 'Zephyr',
  title: 'Jackets',
  code: 'WIND15',
  smartlink: 'https://network.example/1',
  offer_value: '15%',
  status: 'active',
  end_date: '2098-12-24',
}

export function feedOf(rows: readonly FeedRow[]): string {
  const names = ['lmd_id', ...Object.keys(usual)] as (keyof FeedRow)[]
  const lines = rows.map((row) => names.map((name) => ({ ...usual, ...row })[name]).join(';'))
  return [names.join(';'), ...lines].join('\n')
}

export const send = (file: string, fields?: Record<string, string>) =>
  callApi('POST /imports', {
    token,
    form: formDataOf({ file: new File([file], 'offers.csv'), source: 'lmd', ...fields }),
  })

export const check = async (rows: readonly FeedRow[], fields?: Record<string, string>) =>
  (await send(feedOf(rows), fields)).body

export const apply = (id: string, json: object = {}) =>
  callApi('POST /imports/{id}/apply', { token, params: { id }, json })

export const undo = (id: string) => callApi('POST /imports/{id}/undo', { token, params: { id } })

/** Calls until nothing is left to do. */
export async function whole(call: () => ReturnType<typeof apply>) {
  for (let calls = 0; calls < 50; calls++) {
    const answer = await call()
    if (answer.status !== 200 || !['applying', 'undoing'].includes(answer.body.state)) return answer
  }
  throw new Error('It never ends.')
}

export async function run(rows: readonly FeedRow[], fields?: Record<string, string>) {
  const { _id } = await check(rows, fields)
  return (await whole(() => apply(_id))).body
}

export const rowsOf = async (id: string, query: Record<string, string> = {}) =>
  (await callApi('GET /imports/{id}/rows', { token, params: { id }, query })).body

export const listCoupons = async () => (await callApi('GET /coupons', { token })).body

export const edit = (id: string, json: object) =>
  callApi('PUT /coupons/{id}', { token, params: { id }, json })
