// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { takesIdempotencyKey } from '#domain/api/endpoint'
import { ApiError } from '#lib/api-error'
import { sampleOf } from '../../../tests/support/sample'
import { callsOf, closed, forms, itemOf, resources, showForm } from '../../../tests/support/staff-forms'
import type { Saving } from '../components/form/use-saving'
import { coupons } from '../coupon/coupon-resource'
import { callAsStaff, readAsStaff, uploadAsStaff } from '../calls/staff-call'

vi.mock('../calls/staff-call')

const [call, upload, readList] = [vi.mocked(callAsStaff), vi.mocked(uploadAsStaff), vi.mocked(readAsStaff)]

beforeEach(() => {
  for (const mock of [call, upload, readList, closed]) mock.mockReset()
  // Reviews that are refused are logged there.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

const created = (Object.keys(forms) as RouteKey[]).filter((key) => takesIdempotencyKey(endpointOf(key)))

test.each(sampleOf(created, 3))(
  '%s: sent again after a lost answer, it has the same Idempotency-Key',
  async (key) => {
    for (const send of [call, upload]) send.mockRejectedValue(new TypeError('Failed to fetch'))
    const form = showForm(forms[key]!())
    const sent = () => [...call.mock.calls, ...upload.mock.calls].map(([, request]) => request)
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

const calls = () => {
  const all = [call, upload].flatMap(({ mock }) =>
    mock.calls.map(([key, request], at) => ({ key, request, order: mock.invocationCallOrder[at]! })),
  )
  return all.toSorted((one, other) => one.order - other.order)
}

/** Answers calls by their routes, one after the other. A list that is read has the item. */
function answer(item: object, others: Partial<Record<RouteKey, (() => unknown)[]>>) {
  for (const send of [call, upload]) {
    send.mockImplementation((async (key: RouteKey) => (others[key]?.shift() ?? (() => item))()) as never)
  }
  readList.mockResolvedValue([item] as never)
}

function lose(): never {
  throw new TypeError('Failed to fetch')
}

/** The first text of the form that an edit changes too. */
function inputOf({ create, edit }: (typeof resources)[number]): HTMLElement {
  const changed = edit!.fields as Record<string, { isFixed?: true }>
  const isChanged = (name: string) =>
    name in create.fields && name in changed && changed[name]?.isFixed === undefined
  const inputs = [...document.querySelectorAll<HTMLElement>('form textarea, form input[type=text]')]
  return inputs.find((input) => isChanged(input.getAttribute('name') ?? ''))!
}

/** Sends a new item, loses the answer, changes the text and sends again. Then another may be stored. */
async function correct(resource: (typeof resources)[number], stored = 'Sent') {
  const { create: key, edit } = callsOf(resource)
  const form = showForm(forms[key]!())
  const input = inputOf(resource)
  // Forms make the slug of the name.
  const texts = { slug: stored.toLowerCase(), [input.getAttribute('name')!]: stored }
  answer({ ...itemOf(edit), ...texts }, { [key]: [lose] })
  fireEvent.change(input, { target: { value: 'Sent' } })
  fireEvent.submit(form)
  await screen.findByText(/ailed|error/)
  fireEvent.change(input, { target: { value: 'Corrected' } })
  fireEvent.submit(form)
}

const written = () => calls().filter((each) => !each.key.startsWith('GET '))
const editable = resources.filter(({ edit }) => edit)

test.each(sampleOf(editable, 3, 1))(
  'a $name: corrected after a lost answer, it is sent again as it was, then edited',
  async (resource) => {
    const { create: key, edit } = callsOf(resource)
    await correct(resource)
    await vi.waitFor(() => expect(calls().at(-1)?.key).toBe(edit))
    expect(written().map((each) => each.key)).toEqual([key, key, edit])
    const [first, again, change] = written().map(({ request }) => request)
    expect(again).toEqual(first)
    expect(change).toMatchObject({ params: { id: itemOf(edit)._id }, version: 1 })
    const { body } = change!
    const sent = body instanceof FormData ? Object.fromEntries(body) : body
    expect(Object.values(sent as object)).toContain('Corrected')
  },
)

test.each(sampleOf(editable, 3, 2))(
  'a $name: what someone else has changed since a lost answer is not overwritten',
  async (resource) => {
    const { create: key } = callsOf(resource)
    await correct(resource, 'Of someone else')
    expect(await screen.findByText(/someone else has changed it since then/)).toBeTruthy()
    expect(written().map((each) => each.key)).toEqual([key, key])
  },
)

test.each([
  ['POST /reviews/create', 'PUT /reviews/{id}', 'Reviewer name', 'DELETE /reviews/{id}'],
  ['POST /users/register', 'PATCH /users/{id}', 'Password', 'DELETE /users/{id}'],
] as const)(
  '%s: what only a new one takes is corrected by a new one in its place, not by %s: %s',
  async (key, edit, label, remove) => {
    answer(itemOf(edit), { [key]: [lose] })
    const form = showForm(forms[key]!())
    fireEvent.submit(form)
    await screen.findByText(/ailed|error/)
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Passw0rd!2' } })
    fireEvent.submit(form)
    await vi.waitFor(() => expect(calls().filter((each) => each.key === key)).toHaveLength(3))
    expect(written().map((each) => each.key)).toEqual([key, key, remove, key])
  },
)

test('a coupon of another store is a new one too', async () => {
  answer(itemOf('PUT /coupons/{id}'), {})
  const saving = (storeId: string): Saving => {
    return { version: undefined, idempotencyKey: storeId, values: { storeId }, onProgress: () => {} }
  }
  expect(
    await coupons.create.correct?.(itemOf('PUT /coupons/{id}'), saving('first'), saving('second')),
  ).toBeUndefined()
  expect(calls().map(({ key }) => key)).toEqual(['GET /coupons/{id}', 'DELETE /coupons/{id}'])
})

const edits = (Object.keys(forms) as RouteKey[]).filter((key) => /^(PUT|PATCH) /.test(key))

test.each(sampleOf(edits, 3))(
  '%s: saved again after a lost answer, what is stored by now counts as saved',
  async (key) => {
    const item = itemOf(key)
    const change = () => {
      throw new ApiError(412, 'changed')
    }
    answer({ ...item, version: 2 }, { [key]: [lose, change] })
    const form = showForm(forms[key]!())
    fireEvent.submit(form)
    await screen.findByText(/ailed|rror/)
    fireEvent.submit(form)
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(calls().filter((each) => each.key === key)).toHaveLength(2)
  },
)
