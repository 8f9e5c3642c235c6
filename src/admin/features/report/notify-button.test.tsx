// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Report } from '#domain/report/report'
import { mockFetch } from '../../../../tests/support/render-site'
import { renderStaff } from '../../../../tests/support/render-staff'
import { exampleAnswer } from '../../../../tests/support/valid-request'
import { NotifyButton } from './notify-button'
import { mailColumn } from './report-columns'

const fetching = mockFetch()

const decision = { outcome: 'kept', reason: 'It works.', at: '2026-11-23T10:00:00.000Z', by: 'u1' }
const report = {
  ...(exampleAnswer('POST /reports/{id}/notify') as Report),
  _id: 'r1',
  about: 'review',
  email: 'ada@example.com',
  review: null,
  coupon: null,
  decision,
  notified: 'failed',
} as unknown as Report

const show = (shown: Report) => renderStaff(<NotifyButton report={shown} />)

const answer = (status: number, body: object) =>
  fetching.mockResolvedValue(new Response(JSON.stringify(body), { status }))
const button = () => screen.queryByRole('button', { name: 'Mail the decision about A review that is gone' })

test('a decision that was not mailed can be mailed, once for two clicks', async () => {
  answer(200, { ...report, notified: 'sent' })
  show(report)
  fireEvent.click(button()!)
  fireEvent.click(button()!)
  expect(await screen.findByText('Decision mailed.')).toBeVisible()
  expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/api/reports/r1/notify'])
})

test('a mail that fails again says so', async () => {
  answer(200, report)
  show(report)
  fireEvent.click(button()!)
  expect(await screen.findByText('Failed to mail the decision. Please try again.')).toBeVisible()
})

test.each<[string, Partial<Report>, string]>([
  ['was mailed', { notified: 'sent' }, 'Sent'],
  ['has no address', { email: null, notified: null }, 'No address'],
  ['waits', { decision: null, notified: null }, 'Not sent'],
])('there is nothing to mail of a report that %s', (_, change, text) => {
  show({ ...report, ...change })
  expect([button(), mailColumn.cell({ ...report, ...change })]).toEqual([null, text])
})

test('the column says what failed, and what nobody has tried', () => {
  expect([report, { ...report, notified: null }].map((each) => mailColumn.cell(each))).toEqual([
    'Failed',
    'Not sent',
  ])
})
