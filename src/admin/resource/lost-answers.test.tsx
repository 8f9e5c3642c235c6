// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { takesIdempotencyKey } from '#domain/api/endpoint'
import { ApiError } from '#lib/api-error'
import { sampleOf } from '../../../tests/support/sample'
import { closed, forms, itemOf, showForm } from '../../../tests/support/staff-forms'
import { callAsStaff, readAsStaff } from '../calls/staff-call'

vi.mock('../calls/staff-call')

const [call, readList] = [vi.mocked(callAsStaff), vi.mocked(readAsStaff)]

beforeEach(() => {
  for (const mock of [call, readList, closed]) mock.mockReset()
  // Reviews that are refused are logged there.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

const created = (Object.keys(forms) as RouteKey[]).filter((key) => takesIdempotencyKey(endpointOf(key)))

test.each(sampleOf(created, 3))(
  '%s: sent again after a lost answer, it has the same Idempotency-Key',
  async (key) => {
    call.mockRejectedValue(new TypeError('Failed to fetch'))
    const form = showForm(forms[key]!())
    const sent = () => call.mock.calls.map(([, request]) => request)
    for (const times of [1, 2]) {
      fireEvent.submit(form)
      await vi.waitFor(() => expect(sent()).toHaveLength(times))
      await screen.findByText(/ailed|error/)
    }
    const [first, again] = sent()
    expect(first?.idempotencyKey).toMatch(/^[\w-]{8,100}$/)
    expect(again?.idempotencyKey).toBe(first?.idempotencyKey)
  },
)

const edits = (Object.keys(forms) as RouteKey[]).filter((key) => /^(PUT|PATCH) /.test(key))

test.each(sampleOf(edits, 3))(
  '%s: saved again after a lost answer, what is stored by now counts as saved',
  async (key) => {
    const stored = { ...itemOf(key), version: 2 }
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.reject(new ApiError(412, 'changed')),
    ]
    const sent = vi.fn<() => unknown>(() => answers.shift()!())
    call.mockImplementation((async (route: RouteKey) => (route === key ? sent() : stored)) as never)
    readList.mockResolvedValue([stored] as never)
    const form = showForm(forms[key]!())
    fireEvent.submit(form)
    await screen.findByText(/ailed|rror/)
    fireEvent.submit(form)
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(sent).toHaveBeenCalledTimes(2)
  },
)
