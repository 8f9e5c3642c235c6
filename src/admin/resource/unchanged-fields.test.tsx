// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { callsOf, closed, editing, itemOf, resources, showForm } from '../../../tests/support/staff-forms'
import { callAsStaff } from '../calls/staff-call'
import { showSnackbar } from '../components/feedback/snackbars'

vi.mock('../calls/staff-call')
vi.mock('../components/feedback/snackbars')

const call = vi.mocked(callAsStaff)

beforeEach(() => {
  call.mockReset().mockReturnValue(new Promise(() => {}))
})

/** What the first save sends. */
async function sentBy(form: HTMLFormElement): Promise<unknown> {
  fireEvent.submit(form)
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  return call.mock.lastCall?.[1]?.body
}

const coupons = resources.find(({ name }) => name === 'coupon')!
const coupon = {
  ...itemOf(callsOf(coupons).edit),
  type: 'deal',
  couponCode: null,
  link: 'https://example.com',
  endsAt: '2030-01-02T00:00:00.000Z',
  endsPrecision: 'day',
}

function type(label: string, value: string) {
  fireEvent.change(screen.getAllByLabelText(new RegExp(`^${label}`))[0]!, { target: { value } })
}

test('only what was typed is sent, with the fields that say one thing with it', async () => {
  const { endsAt: _, ...endless } = coupon
  const form = showForm(editing(coupons.edit, endless, coupons.edit.schema as never))
  type('Title', 'Half the price')
  expect(await sentBy(form)).toEqual({ title: 'Half the price' })
  cleanup()
  call.mockClear()

  const other = showForm(editing(coupons.edit, coupon, coupons.edit.schema as never))
  type('Ends', '2030-02-03')
  expect(await sentBy(other)).toMatchObject({
    endsAt: expect.stringMatching(/^2030-02/),
    endsPrecision: 'day',
  })
})

test.each(resources)(
  'the late answer to an edit of a $name that was left closes no dialog that was opened since',
  async (resource) => {
    let answer = (_answer: unknown) => {}
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)) as never)
    const item = itemOf(callsOf(resource).edit)
    await sentBy(showForm(editing(resource.edit, item)))
    cleanup()
    closed.mockClear()
    vi.mocked(showSnackbar).mockClear()
    answer({ ...item, version: 2 })
    await vi.waitFor(() => expect(showSnackbar).toHaveBeenCalled())
    expect(closed).not.toHaveBeenCalled()
  },
)
