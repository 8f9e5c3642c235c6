// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Import, ImportRow } from '#domain/import/import'
import { mockFetch } from '../../../../tests/support/render-site'
import { renderStaff } from '../../../../tests/support/render-staff'
import { exampleAnswer } from '../../../../tests/support/valid-request'
import { coupons } from '../../coupon/coupon-resource'
import { guessMapping } from './columns-form'
import { FeedPicker } from './feed-picker'
import { ImportBar } from './import-bar'
import { refusedCsv } from './refused-rows'
import { ShopsToMap } from './shops-to-map'

const fetching = mockFetch()

const counts = { conflict: 1, refused: 2, map: 3, new: 118, changed: 0, ended: 5, unchanged: 40, edited: 0 }
const dry: Import = {
  ...(exampleAnswer('GET /imports/{id}') as Import),
  _id: 'i1',
  state: 'checked',
  counts,
  known: 100,
  undoableUntil: null,
  openDate: undefined,
}

const sent = () => fetching.mock.calls.map(([address, init]) => [address, init?.body])
const answerOnce = (change: Partial<Import>) =>
  fetching.mockResolvedValueOnce(Response.json({ ...dry, ...change }))
const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply 124 changes' }))

test('an import is applied in as many calls as it takes, and can be undone at once', async () => {
  answerOnce({ state: 'applying', done: 100 })
  answerOnce({ state: 'applied', done: 124, failed: 1 })
  renderStaff(<ImportBar shown={dry} />)
  expect(screen.getByText(/^To be written: 1 conflict, 118 new, 5 ended\.$/)).toBeVisible()
  apply()
  expect(screen.getByText('Writing: 0 of 124 rows.')).toBeVisible()
  expect(await screen.findByText('Imported: 1 conflict, 118 new, 5 ended. Skipped: 1 row.')).toBeVisible()
  const call = ['/api/imports/i1/apply', '{"confirmEnding":false}']
  expect(sent()).toEqual([call, call])
  answerOnce({ state: 'undone', done: 124, failed: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo it' }))
  expect(await screen.findByText('Undone: 122 rows. Skipped: 2 rows.')).toBeVisible()
})

test.each([
  [{ map: 3, refused: 2 }, 'Choose the stores of its shops below.'],
  [{ refused: 2 }, 'Mend the refused rows, and import them again.'],
  [{}, 'The site has all of it already. Discard it, and choose the next file.'],
  [{ edited: 26 }, 'Kept as staff edited them: 26 rows. Discard it, and choose the next file.'],
])('where nothing is to be written, there is no button, but a next step: %o', (others, next) => {
  const none = Object.fromEntries(Object.keys(counts).map((state) => [state, 0])) as typeof counts
  renderStaff(<ImportBar shown={{ ...dry, counts: { ...none, unchanged: 4, ...others } }} />)
  expect(screen.getByText('Nothing to apply.').closest('p')).toHaveTextContent(
    new RegExp(`^Nothing to apply. .*${next}$`),
  )
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
})

test.each(['checked', 'applied', 'undone'] as const)(
  'an import asks for stores unless it is undone: %s',
  (state) => {
    const shops = [{ key: 'k', name: 'Elsewhere', rows: 3 }] as Import['shops']
    renderStaff(<ShopsToMap shown={{ ...dry, state, shops }} />)
    expect(screen.queryAllByText('Elsewhere')).toHaveLength(state === 'undone' ? 0 : 1)
  },
)

test('an undo is not done without an answer', async () => {
  renderStaff(<ImportBar shown={{ ...dry, state: 'applied', undoableUntil: '2099-01-01' }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Undo the import' }))
  await screen.findByText(/^New offers are removed/)
  expect(screen.queryByText(/^Undoing/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const undo = screen.getByRole('button', { name: 'Undo the import' })
  await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'))
  expect(sent()).toEqual([])
})

test('many offers end only after a question', async () => {
  renderStaff(<ImportBar shown={{ ...dry, known: 10 }} />)
  apply()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const discard = screen.getByRole('button', { name: 'Discard' })
  await waitFor(() => expect(discard).toHaveAttribute('aria-disabled', 'false'))
  expect(sent()).toEqual([])
  answerOnce({ state: 'applied' })
  apply()
  fireEvent.click(await screen.findByRole('button', { name: 'End them' }))
  await waitFor(() => expect(screen.getAllByText(/^Imported:/)[0]).toBeVisible())
  expect(sent()).toEqual([['/api/imports/i1/apply', '{"confirmEnding":true}']])
})

test('an import that was cut off says how far it is, and goes on', async () => {
  renderStaff(<ImportBar shown={{ ...dry, state: 'applying', done: 100 }} />)
  expect(screen.getByText('Written: 100 of 124 rows.')).toBeVisible()
  answerOnce({ state: 'applied' })
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(screen.getAllByText(/^Imported:/)[0]).toBeVisible())
})

test('a refusal is said in the words of the server', async () => {
  const message = 'It would end 5 of 6 offers. Please confirm that.'
  fetching.mockResolvedValueOnce(
    Response.json({ statusCode: 409, error: 'conflict', message, requestId: '1' }, { status: 409 }),
  )
  renderStaff(<ImportBar shown={dry} />)
  apply()
  expect(await screen.findByText(`Failed to apply the import. ${message}`)).toBeVisible()
})

test('a file without a source waits for its name, which is proposed', async () => {
  renderStaff(<FeedPicker />)
  const file = new File(['Shop,Title,Price'], 'Awin-2026.csv')
  fireEvent.change(screen.getByLabelText('File of offers'), { target: { files: [file] } })
  expect(
    screen.getByText('Whose offers are in Awin-2026.csv? Name the source, then check the file.'),
  ).toBeVisible()
  expect(screen.getByLabelText('Source')).toHaveFocus()
  answerOnce({})
  fireEvent.click(screen.getByRole('button', { name: 'Check Awin-2026.csv' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(Object.fromEntries(sent()[0]![1] as FormData)).toMatchObject({ file, source: 'awin' })
})

test('a file whose columns nobody knows is sent again with what staff say of them', async () => {
  const answer: Import = { ...dry, state: 'unmapped', columns: ['Shop', 'Title', 'Price'] }
  fetching.mockResolvedValueOnce(Response.json(answer)).mockRejectedValueOnce(new Error('Away.'))
  renderStaff(<FeedPicker />)
  fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'own' } })
  const file = new File(['Shop,Title,Price'], 'offers.csv')
  fireEvent.change(screen.getByLabelText('File of offers'), { target: { files: [file] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText(/^Failed to check the file/)).toBeVisible()
  const [form, again] = sent().map(([, body]) => Object.fromEntries(body as FormData))
  expect(form).toEqual({ file, source: 'own', isFull: 'false', timeZone: 'UTC' })
  expect(again).toEqual({ ...form, mapping: '{"advertiser":"Shop","title":"Title"}' })
})

test('refused rows are CSV that no spreadsheet runs', () => {
  const row = { line: 3, reason: 'Title is required.', cells: ['=1+1', '@SUM(A1)'] } as ImportRow
  const csv = "Line,Reason,Title,Shop\r\n3,Title is required.,'=1+1,'@SUM(A1)\r\n"
  expect(refusedCsv(['Title', 'Shop'], [row])).toBe(csv)
})

test('the columns of an export are known', () => {
  expect(guessMapping(Object.keys(coupons.list.exported))).toEqual({
    id: 'Id',
    advertiser: 'Store',
    title: 'Title',
    code: 'Coupon code',
    link: 'Link',
    starts: 'Starts',
    ends: 'Ends',
    terms: 'Terms',
    discount: 'Percentage off',
  })
})

test('columns with usual names are guessed', () => {
  expect(guessMapping(['Offer ID', 'Merchant Name', 'Name', 'Promo Code', 'Valid until', 'Notes'])).toEqual({
    id: 'Offer ID',
    advertiser: 'Merchant Name',
    title: 'Name',
    code: 'Promo Code',
    ends: 'Valid until',
  })
})
