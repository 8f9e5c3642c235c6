// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import { takesIdempotencyKey } from '#domain/api/endpoint'
import type { Blog } from '#domain/blog'
import type { Category } from '#domain/category'
import type { Coupon } from '#domain/coupon'
import type { Report } from '#domain/report'
import type { Review } from '#domain/review'
import type { Store } from '#domain/store'
import type { VersionedUser } from '#domain/user'
import { ApiError } from '#lib/api-error'
import { withQueries } from '../../../tests/support/with-queries'
import { blogs } from '../blog/blog-resource'
import { categories } from '../category/category-resource'
import { reduceImage } from '../components/form/reduce-image'
import type { Saving } from '../components/form/use-saving'
import type { Listed } from '../components/optimistic-changes'
import { coupons } from '../coupon/coupon-resource'
import { reportDecision } from '../report/decide-report-dialog'
import { reviews } from '../review/review-resource'
import { callAsStaff, readAsStaff, uploadAsStaff } from '../session/staff-call'
import { stores } from '../store/store-resource'
import { users } from '../user/user-resource'
import { CreateDialog } from './create-dialog'
import { CreatePage } from './create-page'
import { EditDialog } from './edit-dialog'
import type { Creatable, Edit } from './resource'

// What holds for every form of the admin area.

vi.mock('../session/staff-call')
vi.mock('../components/form/reduce-image')

const [call, upload, reduce] = [vi.mocked(callAsStaff), vi.mocked(uploadAsStaff), vi.mocked(reduceImage)]
const readList = vi.mocked(readAsStaff)

beforeEach(() => {
  for (const mock of [call, upload, reduce, readList, closed]) mock.mockReset()
  // Reviews that are refused are logged there.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

const base = {
  _id: '01JD0000000000000000000000',
  version: 1,
  name: 'Ebb',
  slug: 'ebb',
  link: 'https://e.example',
}
const store = {
  ...base,
  description: 'Tea.',
  category: null,
  rating: 4,
  pros: ['Fast'],
  cons: ['Dear'],
} as unknown as Store
const category = { ...base, description: '', topCategory: false, imagePath: null } as unknown as Category
const coupon = {
  ...base,
  title: 'Half',
  type: 'coupon',
  couponCode: 'HALF',
  percentageOff: 50,
  discount: { kind: 'percent', value: 50 },
  startsAt: null,
  endsAt: null,
  endsPrecision: 'day',
  minimumSpend: null,
  terms: '',
  exclusive: false,
  storeId: store,
} as unknown as Coupon
const review = {
  ...base,
  rating: 4,
  text: 'Good',
  source: 'editorial',
  reviewerName: 'Ada',
  storeId: store,
} as unknown as Review
const report = {
  ...base,
  about: 'review',
  kind: 'fake',
  text: 'It is.',
  email: null,
  review: null,
  coupon: null,
  decision: null,
  decisions: [],
} as unknown as Report
const blog = {
  ...base,
  title: 'Pans',
  author: null,
  link: null,
  storeIds: [],
  coverImagesPath: ['/media/red.png'],
  paragraphs: [{ paragraphTitle: '', paragraphText: 'One.' }],
} as unknown as Blog
const user = { ...base, email: 'ada@example.com', role: 'user' } as unknown as VersionedUser

const closed = vi.fn<() => void>()

/** Sends whatever is in the form, so that the server is what refuses it. */
const unchecked = z.custom<never>()

function creating<Input extends FieldValues, Output, Created extends Listed>(
  resource: Creatable<Input, Output, Created>,
  values?: Partial<Input>,
  schema: z.ZodType<never, never> = unchecked,
): ReactNode {
  const { needs: _, ask: _ask, ...create } = resource.create
  return <CreatePage resource={{ ...resource, create: { ...create, schema } }} {...(values && { values })} />
}

function editing<Item extends Listed, Input extends FieldValues, Output>(
  edit: Edit<Item, Input, Output>,
  item: Item,
  schema: z.ZodType<never, never> = unchecked,
): ReactNode {
  const { ask: _, ...others } = edit
  return <EditDialog edit={{ ...others, schema }} reads={[]} item={item} onClose={closed} />
}

/** The form of each call. */
const forms: Partial<Record<RouteKey, (schema?: z.ZodType<never, never>) => ReactNode>> = {
  'POST /stores/create': (schema) => creating(stores, { pros: ['Fast'], cons: ['Dear'] }, schema),
  'PUT /stores/by-id/{id}': (schema) => editing(stores.edit, store, schema),
  'POST /coupons/create': () => creating(coupons),
  'PUT /coupons/{id}': () => editing(coupons.edit, coupon),
  'POST /categories': (schema) => creating(categories, {}, schema),
  'PUT /categories/{id}': (schema) => editing(categories.edit, category, schema),
  'POST /reviews/create': () => creating(reviews),
  'PUT /reviews/{id}': () => editing(reviews.edit, review),
  'PATCH /reports/{id}/decide': () => editing(reportDecision, report),
  'POST /blogs/create': (schema) => creating(blogs, {}, schema),
  'PUT /blogs/{id}': (schema) => editing(blogs.edit, blog, schema),
  'POST /users/register': () => (
    <CreateDialog
      resource={{ ...users, create: { ...users.create, schema: unchecked } }}
      onClose={() => {}}
    />
  ),
  'PATCH /users/{id}': () => editing(users.edit, user),
}

/** Fields that only visitors' reviews have, and those of a coupon that no input of its form stands for. */
const ofVisitors = new Set(['website', 'elapsedMs', 'profilePicture'])
const ofOthers = new Set(['endsPrecision', 'source', 'withdrawn'])

/** Paths below a field that the server names. */
const below: Record<string, string[]> = {
  pros: ['pros.0'],
  cons: ['cons.0'],
  paragraphs: ['paragraphs.0', 'paragraphs.0.paragraphTitle', 'paragraphs.0.paragraphText'],
  coverImages: ['coverImages.0'],
  coverImagesPath: ['coverImagesPath.0'],
}

function namesIn(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return namesIn(schema.in as z.ZodType)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => namesIn(option as z.ZodType))
  return []
}

function fieldsOf(key: RouteKey): string[] {
  const { json, form } = endpointOf(key)
  const names = [...new Set([...namesIn(json), ...namesIn(form)])].filter(
    (name) => !ofVisitors.has(name) && !ofOthers.has(name),
  )
  return names.flatMap((name) => [name, ...(below[name] ?? [])])
}

function show(form: ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />, {
    wrapper: withQueries,
  })
  return document.querySelector('form')!
}

// A rejection has no form: its reason is chosen in a dialog.
test('every call with a body that staff make has a form here, but for those about their own account', () => {
  const withBody = routeKeys.filter((key) => {
    const { json, form, access } = endpointOf(key)
    return (
      (json ?? form) &&
      (access !== 'anyone' || key in forms) &&
      !/password|second-step|reject|tests$|void-network$/.test(key)
    )
  })
  expect(Object.keys(forms).toSorted()).toEqual(withBody.toSorted())
  for (const key of withBody) expect(fieldsOf(key), key).not.toEqual([])
})

test.each(Object.keys(forms) as RouteKey[])(
  '%s: a refusal of each field is shown at it, which has the focus',
  async (key) => {
    const form = show(forms[key]!())
    for (const field of fieldsOf(key)) {
      const refused = `Not like this: ${field}.`
      const refusal = new ApiError(400, 'It was refused.', { [field]: refused })
      for (const send of [call, upload]) send.mockRejectedValue(refusal)
      fireEvent.submit(form)
      const message = await screen.findByText((text) => text.endsWith(refused))
      await vi.waitFor(() => {
        const focused = document.activeElement!
        if (focused === message) return
        const said = `${field}: ${focused.outerHTML.slice(0, 200)}`
        expect(focused.closest('[aria-invalid="true"]'), said).not.toBeNull()
        expect(focused, field).toHaveAccessibleDescription(expect.stringContaining(refused))
      })
    }
  },
)

/** What a form says if the server has failed with a reason, and if there was no answer. */
const failures: Partial<Record<RouteKey, [reason: string, noAnswer: string]>> = {
  'POST /stores/create': ['Failed to create store. Please try again. It broke.', 'Failed to create store.'],
  'PUT /stores/by-id/{id}': ['Failed to update store. Please try again. It broke.', 'Failed to update'],
  'POST /coupons/create': [
    'Error creating coupon. Please try again. It broke.',
    'Error creating coupon. Please try again. An error occurred while creating the coupon',
  ],
  'PUT /coupons/{id}': ['Error updating coupon: It broke.', 'Error updating coupon'],
  'POST /categories': ['It broke.', 'An error occurred while creating the category'],
  'PUT /categories/{id}': ['It broke.', 'An error occurred while updating the category'],
  'POST /reviews/create': ['Failed to add review. Please try again.', 'Failed to add review.'],
  'PUT /reviews/{id}': ['Error updating review! It broke.', 'Error updating review!'],
  'PATCH /reports/{id}/decide': [
    'Failed to decide the report. Please try again. It broke.',
    'Failed to decide the report. Please try again.',
  ],
  'POST /blogs/create': ['Failed to create blog. Please try again. It broke.', 'Failed to create blog.'],
  'PUT /blogs/{id}': ['Failed to update blog. Please try again. It broke.', 'Failed to update blog.'],
  'POST /users/register': ['Failed to save user. It broke.', 'Failed to save user.'],
  'PATCH /users/{id}': ['Failed to save user. It broke.', 'Failed to save user.'],
}

test.each(Object.keys(forms) as RouteKey[])('%s: a failure is said in its fixed words', async (key) => {
  const form = show(forms[key]!())
  const [reason, noAnswer] = failures[key]!
  for (const [error, said] of [
    [new ApiError(500, 'It broke.'), reason],
    [new TypeError('Failed to fetch'), noAnswer],
  ] as const) {
    for (const send of [call, upload]) send.mockRejectedValue(error)
    fireEvent.submit(form)
    const alerts = () =>
      screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent)
    await vi.waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining(said)))
  }
})

test.each<[string, (error: unknown) => string]>([
  ['Failed to delete coupon: It broke.', (error) => coupons.remove.failed([{ item: coupon, error }])],
  ['It broke.', (error) => categories.remove.failed([{ item: category, error }])],
  ['Error deleting review!', (error) => reviews.remove.failed([{ item: review, error }])],
  [
    'Failed to delete blog. Please try again. It broke.',
    (error) => blogs.remove.failed([{ item: blog, error }]),
  ],
  ['Failed to delete user. It broke.', (error) => users.remove.failed([{ item: user, error }])],
])('a deletion that fails is said in its fixed words: %s', (said, failed) => {
  expect(failed(new ApiError(500, 'It broke.'))).toBe(said)
})

const isEdit = (key: string) => /^(PUT|PATCH) /.test(key)

test.each((Object.keys(forms) as RouteKey[]).filter(isEdit))(
  '%s: it names the version that it is based on, and reads what someone else has saved',
  async (key) => {
    for (const send of [call, upload]) {
      send.mockImplementation(async (called) => {
        throw called === key ? new ApiError(412, 'changed') : new TypeError('Failed to fetch')
      })
    }
    fireEvent.submit(show(forms[key]!()))
    const reads = () => [...call.mock.calls, ...readList.mock.calls].map(([called]) => called)
    await vi.waitFor(() => expect(reads()).toContainEqual(expect.stringMatching(/^GET /)))
    const [, sent] = [...call.mock.calls, ...upload.mock.calls].find(([called]) => called === key)!
    expect(sent).toMatchObject({ version: 1 })
    expect(endpointOf(key).refusals).toContain('changed')
  },
)

const created = (Object.keys(forms) as RouteKey[]).filter((key) => takesIdempotencyKey(endpointOf(key)))

test.each(created)('%s: sent again after a lost answer, it has the same Idempotency-Key', async (key) => {
  for (const send of [call, upload]) send.mockRejectedValue(new TypeError('Failed to fetch'))
  const form = show(forms[key]!())
  const sent = () => [...call.mock.calls, ...upload.mock.calls].map(([, request]) => request)
  for (const times of [1, 2]) {
    fireEvent.submit(form)
    await vi.waitFor(() => expect(sent()).toHaveLength(times))
    await screen.findByText(/ailed|error/)
  }
  const [first, again] = sent()
  expect(first?.idempotencyKey).toMatch(/^[\w-]{8,100}$/)
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey)
})

/** Calls in their order, with the Idempotency-Key of creations. */
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

/** What staff correct in the form of each call that creates something, and the item that it creates. */
const corrected: Partial<Record<RouteKey, { label: RegExp; item: object; edit: RouteKey }>> = {
  'POST /stores/create': { label: /^Name/, item: store, edit: 'PUT /stores/by-id/{id}' },
  'POST /coupons/create': { label: /^Title/, item: coupon, edit: 'PUT /coupons/{id}' },
  'POST /categories': { label: /^Name/, item: category, edit: 'PUT /categories/{id}' },
  'POST /reviews/create': { label: /^Review$/, item: review, edit: 'PUT /reviews/{id}' },
  'POST /blogs/create': { label: /^Title/, item: blog, edit: 'PUT /blogs/{id}' },
  'POST /users/register': { label: /^Name/, item: user, edit: 'PATCH /users/{id}' },
}

test('every form that creates something is corrected here after a lost answer', () => {
  const creating = Object.keys(forms).filter((key) => key.startsWith('POST '))
  expect(Object.keys(corrected).toSorted()).toEqual(creating.toSorted())
})

test.each(Object.entries(corrected))(
  '%s: corrected after a lost answer, it is sent again as it was, then edited',
  async (key, { label, item, edit }) => {
    answer(item, { [key]: [lose] })
    const form = show(forms[key as RouteKey]!())
    fireEvent.submit(form)
    await screen.findByText(/ailed|error/)
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Corrected' } })
    fireEvent.submit(form)
    await vi.waitFor(() => expect(calls().at(-1)?.key).toBe(edit))
    const written = calls().filter((each) => !each.key.startsWith('GET '))
    expect(written.map((each) => each.key)).toEqual([key, key, edit])
    const [first, again, change] = written.map(({ request }) => request!)
    expect(again).toEqual(first)
    expect(change).toMatchObject({ params: { id: base._id }, version: 1 })
    const { body } = change!
    const sent = body instanceof FormData ? Object.fromEntries(body) : body
    expect(Object.values(sent as object)).toContain('Corrected')
  },
)

test.each([
  ['POST /reviews/create', 'Reviewer name', 'DELETE /reviews/{id}'],
  ['POST /users/register', 'Password', 'DELETE /users/{id}'],
] as const)(
  '%s: what only a new one takes is corrected by a new one in its place: %s',
  async (key, label, remove) => {
    const { item } = corrected[key]!
    answer(item, { [key]: [lose] })
    const form = show(forms[key]!())
    fireEvent.submit(form)
    await screen.findByText(/ailed|error/)
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Passw0rd!2' } })
    fireEvent.submit(form)
    await vi.waitFor(() => expect(calls().filter((each) => each.key === key)).toHaveLength(3))
    const written = calls().filter((each) => !each.key.startsWith('GET '))
    expect(written.map((each) => each.key)).toEqual([key, key, remove, key])
  },
)

test('a coupon of another store is a new one too', async () => {
  answer(coupon, {})
  const saving = (storeId: string): Saving => {
    return { version: undefined, idempotencyKey: storeId, values: { storeId }, onProgress: () => {} }
  }
  expect(await coupons.create.correct?.(base, saving('first'), saving('second'))).toBeUndefined()
  expect(calls().map(({ key }) => key)).toEqual(['GET /coupons/{id}', 'DELETE /coupons/{id}'])
})

test.each((Object.keys(forms) as RouteKey[]).filter(isEdit))(
  '%s: saved again after a lost answer, what is stored by now counts as saved',
  async (key) => {
    const item = Object.values(corrected).find(({ edit }) => edit === key)?.item ?? report
    const change = () => {
      throw new ApiError(412, 'changed')
    }
    answer({ ...item, version: 2 }, { [key]: [lose, change] })
    const form = show(forms[key]!())
    fireEvent.submit(form)
    await screen.findByText(/ailed|rror/)
    fireEvent.submit(form)
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(calls().filter((each) => each.key === key)).toHaveLength(2)
  },
)

/** An image as its bytes begin: text would be encoded. */
function image(): File {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([bytes], 'large.png', { type: 'image/png' })
}

const withImage = Object.entries({
  'POST /stores/create': 'Logo',
  'PUT /stores/by-id/{id}': 'Logo',
  'POST /categories': 'Image',
  'PUT /categories/{id}': 'Image',
  'POST /blogs/create': 'Cover images',
  'PUT /blogs/{id}': 'Cover images',
})

test('every form with files is among those that wait for their images', () => {
  const withFiles = routeKeys.filter((key) =>
    fieldsOf(key).some((name) => /^(logo|imagePath|coverImages)$/.test(name)),
  )
  expect(withImage.map(([key]) => key).toSorted()).toEqual(withFiles.toSorted())
})

test.each(withImage)(
  '%s: sent at once, it waits for its image and sends the reduced one',
  async (key, label) => {
    let reduced: (file: File) => void = () => {}
    reduce.mockReturnValue(new Promise((resolve) => (reduced = resolve)))
    upload.mockReturnValue(new Promise(() => {}))
    const form = show(forms[key as RouteKey]!())
    await userEvent.upload(screen.getByLabelText(new RegExp(`^${label}`)), image())
    fireEvent.submit(form)
    expect(await screen.findByRole('button', { name: 'Preparing the image…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await vi.waitFor(() => expect(reduce).toHaveBeenCalledTimes(1))
    expect(upload).not.toHaveBeenCalled()

    const small = new File(['small'], 'large.webp', { type: 'image/webp' })
    await act(async () => reduced(small))
    await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(1))
    const sent = [...upload.mock.calls[0]![1].body.values()].filter((value) => value instanceof File)
    expect(sent.map(({ name }) => name)).toEqual(['large.webp'])
  },
)

test.each(withImage)(
  '%s: while its image is made smaller, nothing is said of its size',
  async (key, label) => {
    let reduced: (file: File) => void = () => {}
    reduce.mockReturnValue(new Promise((resolve) => (reduced = resolve)))
    const refusing = z
      .object({})
      .loose()
      .check(({ value, issues }) => {
        for (const [name, files] of Object.entries(value)) {
          const isLarge = Array.isArray(files) && files.some((file) => file instanceof File && file.size > 5)
          if (isLarge) issues.push({ code: 'custom', path: [name], message: 'Too large.', input: files })
        }
        issues.push({ code: 'custom', path: [], message: 'Never sent.', input: value })
      }) as unknown as z.ZodType<never, never>
    const form = show(forms[key as RouteKey]!(refusing))
    const input = screen.getByLabelText(new RegExp(`^${label}`))
    await act(async () => fireEvent.submit(form))
    await userEvent.upload(input, image())
    await vi.waitFor(() => expect(reduce).toHaveBeenCalledTimes(1))
    expect(input).toBeValid()
    await act(async () => reduced(image()))
    expect(await screen.findByText('Too large.')).toBeVisible()
    expect(input).toBeInvalid()
  },
)

test.each(withImage)(
  '%s: sent at once with a file that is no image, it says so there and sends nothing',
  async (key, label) => {
    const form = show(forms[key as RouteKey]!())
    const input = screen.getByLabelText(new RegExp(`^${label}`))
    fireEvent.change(input, {
      target: { files: [new File(['%PDF-1.7'], 'notes.png', { type: 'image/png' })] },
    })
    fireEvent.submit(form)
    expect(await screen.findByText(/^notes\.png: The image must be/)).toBeVisible()
    await vi.waitFor(() => expect(input).toHaveFocus())
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect([call.mock.calls, upload.mock.calls]).toEqual([[], []])
  },
)

test('a body that is too large is said at the field with the files', async () => {
  reduce.mockImplementation((file) => Promise.resolve(file))
  upload.mockRejectedValue(new ApiError(413, 'The files are too large to be sent together.'))
  const form = show(forms['POST /blogs/create']!())
  await userEvent.upload(screen.getByLabelText(/^Cover images/), image())
  fireEvent.submit(form)
  await vi.waitFor(() => expect(screen.getByLabelText(/^Cover images/)).toBeInvalid())
  expect(screen.getByLabelText(/^Cover images/)).toHaveFocus()
})
