// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api-error'
import { renderStaff } from '../../../tests/support/render-staff'
import { callAsStaff } from '../calls/staff-call'
import { BulkEditDialog } from './bulk-edit-dialog'

vi.mock('../calls/staff-call')

interface Body {
  ids?: string[]
  where?: object
  changes: object
  bulkId?: string
  dryRun?: boolean
}

const call = vi.mocked(callAsStaff)
const bodies = () =>
  call.mock.calls.flatMap(([key, request]) => (key === 'POST /coupons/bulk' ? [request?.body as Body] : []))
const writes = () => bodies().filter(({ dryRun }) => !dryRun)
const percent = (value: number) => ({ percentageOff: value, discount: { kind: 'percent', value } })
const changed = { state: 'changed', before: percent(10), after: percent(25) }
const failed = { state: 'failed', before: {}, after: {}, message: 'Coupon code is required.' }
const answer = (ids: string[], results: Record<string, object> = {}) => ({
  bulkId: 'b1',
  coupons: ids.map((_id) => ({
    _id,
    title: `Offer ${_id}`,
    storeName: 'Zephyr',
    version: 2,
    ...(results[_id] ?? changed),
  })),
})
const done = { restored: 1, skipped: [], isDone: true }
const events = { onStart: vi.fn<() => void>(), onFailed: vi.fn<() => void>(), onClose: vi.fn<() => void>() }
const ids = Array.from({ length: 60 }, (_, at) => String(at))

/** Of the next calls that write. */
const answers: (() => Promise<unknown>)[] = []

beforeEach(() => {
  vi.clearAllMocks()
  call.mockImplementation(async (key, request) => {
    if (key !== 'POST /coupons/bulk') return done
    const { dryRun, ids: sent = ['1'] } = (request?.body ?? {}) as Partial<Body>
    const next = dryRun ? undefined : answers.shift()
    return (await (next?.() ?? answer(sent, { '7': failed }))) as never
  })
})

const open = (selected: readonly string[], others: object = {}) =>
  renderStaff(<BulkEditDialog selected={selected.map((_id) => ({ _id }))} {...others} {...events} />)
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!)

test('the dialog shows what will change, and what cannot', async () => {
  open(['1', '7'])
  expect(screen.getByLabelText('What to change')).toHaveFocus()
  await type('Percentage off', '25')
  const preview = await screen.findByRole('region', { name: 'Preview' })
  expect(within(preview).getByText('10% off').parentElement).toHaveTextContent('10% off → becomes 25% off')
  expect(within(preview).getByText('Coupon code is required.')).toBeVisible()
  expect(screen.getByText('1 will change, 1 cannot be changed.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Apply to 1' })).toBeEnabled()
  expect(bodies()).toEqual([{ ids: ['1', '7'], changes: { percentageOff: 25 }, dryRun: true }])
})

test('what would change nothing cannot be applied', async () => {
  open(['7'])
  await type('Percentage off', '25')
  await screen.findByText('0 will change, 1 cannot be changed.')
  expect(screen.getByRole('button', { name: 'Apply to 0' })).toBeDisabled()
})

test('it is applied in parts under one id; failures are named, and Undo gives the rest back', async () => {
  open(ids)
  await type('Percentage off', '7,5')
  await press('Apply to 60')
  await screen.findByText('59 coupons changed, 1 not')
  expect(writes().map((body) => [body.ids?.length, body.changes])).toEqual([
    [50, { percentageOff: 7.5 }],
    [10, { percentageOff: 7.5 }],
  ])
  expect(new Set(writes().map(({ bulkId }) => bulkId)).size).toBe(1)
  expect(screen.getByText('Offer 7: Coupon code is required.')).toBeVisible()
  expect([events.onStart, events.onClose].map((each) => each.mock.calls.length)).toEqual([1, 1])
  expect(events.onFailed.mock.calls).toEqual([[['7']]])
  await press('Undo')
  await screen.findByText('Change of 1 coupon undone')
  const bulkId = writes()[0]?.bulkId
  expect(call).toHaveBeenCalledWith('POST /coupons/bulk/{bulkId}/undo', { params: { bulkId } })
})

test('a run that was cut off goes on where it stopped', async () => {
  open(ids)
  await type('Percentage off', '25')
  answers.push(
    async () => answer(ids.slice(0, 50)),
    () => Promise.reject(new ApiError(503, 'Not available.')),
  )
  await press('Apply to 60')
  await screen.findByText('The change stopped after 50 coupons: Not available.')
  await press('Continue')
  await screen.findByText('60 coupons changed')
  expect(writes().map((body) => body.ids?.length)).toEqual([50, 10, 10])
  expect(new Set(writes().map(({ bulkId }) => bulkId)).size).toBe(1)
})

test('all results of a filter are changed by pages, each coupon counted once', async () => {
  open([], { where: { status: 'live' }, count: 3 })
  await userEvent.selectOptions(screen.getByLabelText('What to change'), 'Link: find and replace')
  await type('Find in links', 'a.test')
  answers.push(
    async () => ({ ...answer(['1', '2']), next: 'c2' }),
    async () => answer(['2', '3']),
  )
  await press('Apply to 3')
  await screen.findByText('3 coupons changed')
  expect(writes().map(({ where }) => where)).toEqual([{ status: 'live' }, { status: 'live', cursor: 'c2' }])
})

test('what is no value is refused at its field, and nothing is sent', async () => {
  open(['1'])
  await userEvent.selectOptions(screen.getByLabelText('What to change'), 'Percentage off')
  await type('Percentage off', '101')
  await press('Apply to 1')
  await screen.findByText('Percentage off must be from 0 to 100.')
  expect(bodies()).toEqual([])
})
