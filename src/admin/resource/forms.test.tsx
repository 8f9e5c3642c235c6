// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import { takesIdempotencyKey } from '#domain/api/endpoint'
import { ApiError } from '#lib/api-error'
import { staffForms } from '../../../tests/features/staff'
import { sampleOf } from '../../../tests/support/sample'
import { callsOf, forms, itemOf, resources, showForm } from '../../../tests/support/staff-forms'
import { imageLimits, imageProblems } from '#domain/image/formats'
import { enteredBlogSchema } from '../blog/blog-form'
import { categories } from '../category/category-resource'
import { filesSchema } from '../components/form/image-schema'
import { reduceImage } from '../components/form/reduce-image'
import { newReviewSchema } from '../review/review-fields'
import { changedStoreSchema, newStoreSchema } from '../store/store-form'
import { callAsStaff, readAsStaff } from '../calls/staff-call'

vi.mock('../calls/staff-call')
vi.mock('../components/form/reduce-image')

const [call, reduce, readList] = [vi.mocked(callAsStaff), vi.mocked(reduceImage), vi.mocked(readAsStaff)]

beforeEach(() => {
  for (const mock of [call, reduce, readList]) mock.mockReset()
  // Reviews that are refused are logged there.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

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

// A rejection has no form: its reason is chosen in a dialog. A change in bulk names no field of its form. A
// file of offers is checked once it is chosen. Forms of features are not among these.
test('every call with a body that staff make has a form here, but for those about their own account', () => {
  const withBody = routeKeys.filter((key) => {
    const { json, form, access } = endpointOf(key)
    return (
      (json ?? form) &&
      (access !== 'anyone' || key in forms) &&
      !/password|second-step|reject|tests$|void-network$|bulk$|imports|sources/.test(key)
    )
  })
  expect(Object.keys(forms).toSorted()).toEqual(withBody.toSorted())
  for (const key of withBody) expect(fieldsOf(key), key).not.toEqual([])
})

test.each(Object.keys(forms) as RouteKey[])(
  '%s: a refusal of each field is shown at it, which has the focus',
  async (key) => {
    const form = showForm(forms[key]!())
    for (const field of sampleOf(fieldsOf(key), 4, key.length)) {
      const refused = `Not like this: ${field}.`
      const refusal = new ApiError(400, 'It was refused.', { [field]: refused })
      call.mockRejectedValue(refusal)
      fireEvent.submit(form)
      const message = await screen.findByText((text) => text.endsWith(refused))
      await vi.waitFor(() => {
        const focused = document.activeElement!
        if (focused === message) return
        const text = `${field}: ${focused.outerHTML.slice(0, 200)}`
        expect(focused.closest('[aria-invalid="true"]'), text).not.toBeNull()
        expect(focused, field).toHaveAccessibleDescription(expect.stringContaining(refused))
      })
    }
  },
)

test.each(resources)('the form of a new $name begins in its first field', (resource) => {
  const form = showForm(forms[callsOf(resource).create]!())
  expect(form.querySelector('input, select, textarea')).toHaveFocus()
})

test('the form of a new review says that fields are missing, and sends nothing', async () => {
  fireEvent.submit(showForm(forms['POST /reviews/create']!(newReviewSchema as never)))
  expect(await screen.findByText('Please fill in all fields.')).toHaveRole('alert')
  expect(call).not.toHaveBeenCalled()
})

/** Where they are not the usual words. */
const successes: Record<string, Partial<Record<'created' | 'updated' | 'deleted', string>>> = {
  coupon: { created: 'Coupon created', updated: 'Coupon updated', deleted: 'Coupon deleted' },
  category: { created: 'Category Ada created successfully!' },
  review: { created: 'Review added successfully' },
  user: {
    created: 'User Ada added successfully!',
    updated: 'User Ada updated successfully!',
    deleted: 'User Ada deleted successfully!',
  },
}

test.each(resources)('what was done to a $name is said in its fixed words', (resource) => {
  const item = { ...itemOf(callsOf(resource).edit), name: 'Ada' }
  const { create, edit, remove } = resource
  const said = {
    created: create.saved(item),
    updated: edit.saved(item),
    deleted: remove.done([item], 1),
  }
  for (const [what, { text }] of Object.entries(said)) {
    const one = resource.name.charAt(0).toUpperCase() + resource.name.slice(1)
    expect(text).toBe(successes[resource.name]?.[what as 'created'] ?? `${one} ${what} successfully!`)
  }
})

/** Where they are not the usual words. */
const failures: Partial<Record<RouteKey, [reason: string, noAnswer: string]>> = {
  'POST /coupons/create': [
    'Error creating coupon. Please try again. It broke.',
    'Error creating coupon. Please try again. An error occurred while creating the coupon',
  ],
  'PUT /coupons/{id}': ['Error updating coupon: It broke.', 'Error updating coupon'],
  'POST /categories': ['It broke.', 'An error occurred while creating the category'],
  'PUT /categories/{id}': ['It broke.', 'An error occurred while updating the category'],
  'POST /reviews/create': ['Failed to add review. Please try again.', 'Failed to add review.'],
  'PUT /reviews/{id}': ['Error updating review! It broke.', 'Error updating review!'],
  'POST /users/register': ['Failed to save user. It broke.', 'Failed to save user.'],
  'PATCH /users/{id}': ['Failed to save user. It broke.', 'Failed to save user.'],
}

function usualFailure(key: RouteKey): [reason: string, noAnswer: string] {
  const { name } = resources.find((each) => Object.values(callsOf(each)).includes(key))!
  const failed = `Failed to ${key.startsWith('POST ') ? 'create' : 'update'} ${name}. Please try again.`
  return [`${failed} It broke.`, failed]
}

test.each(Object.keys(forms) as RouteKey[])('%s: a failure is said in its fixed words', async (key) => {
  const form = showForm(forms[key]!())
  const [reason, noAnswer] = failures[key] ?? staffForms[key]?.failed ?? usualFailure(key)
  const said = [
    [new ApiError(500, 'It broke.'), reason],
    [new TypeError('Failed to fetch'), noAnswer],
  ] as const
  for (const [error, text] of sampleOf(said, 2, key.length)) {
    call.mockRejectedValue(error)
    fireEvent.submit(form)
    const alerts = () =>
      screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent)
    await vi.waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining(text)))
    const isCreated = takesIdempotencyKey(endpointOf(key))
    if (isCreated) expect(call.mock.lastCall?.[1]?.idempotencyKey).toMatch(/^[\w-]{8,100}$/)
  }
})

/** Where they are not the usual words. */
const failedDeletions: Record<string, string> = {
  coupon: 'Failed to delete coupon: It broke.',
  category: 'It broke.',
  review: 'Error deleting review!',
  user: 'Failed to delete user. It broke.',
}

test.each(resources)('a deletion of a $name that fails is said in its fixed words', (resource) => {
  const text =
    failedDeletions[resource.name] ?? `Failed to delete ${resource.name}. Please try again. It broke.`
  const item = itemOf(callsOf(resource).edit)
  expect(resource.remove.failed([{ item, error: new ApiError(500, 'It broke.') }])).toBe(text)
})

test.each((Object.keys(forms) as RouteKey[]).filter((key) => /^(PUT|PATCH) /.test(key)))(
  '%s: it names the version that it is based on, and reads what someone else has saved',
  async (key) => {
    call.mockImplementation(async (called) => {
      throw called === key ? new ApiError(412, 'changed') : new TypeError('Failed to fetch')
    })
    fireEvent.submit(showForm(forms[key]!()))
    const reads = () => [...call.mock.calls, ...readList.mock.calls].map(([called]) => called)
    await vi.waitFor(() => expect(reads()).toContainEqual(expect.stringMatching(/^GET /)))
    const [, sent] = call.mock.calls.find(([called]) => called === key)!
    expect(sent).toMatchObject({ version: 1 })
    expect(endpointOf(key).refusals).toContain('changed')
  },
)

/** An image as its bytes begin: text would be encoded. */
function image(): File {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([bytes], 'large.png', { type: 'image/png' })
}

const fileInput = () => document.querySelector<HTMLInputElement>('form input[type=file]')!

test('sent at once, a form waits for its image and sends the reduced one', async () => {
  let reduced: (file: File) => void = () => {}
  reduce.mockReturnValue(new Promise((resolve) => (reduced = resolve)))
  call.mockReturnValue(new Promise(() => {}))
  const schema = z.object({ logo: filesSchema(640) })
  const form = showForm(forms['POST /stores/create']!(schema as never))
  await userEvent.upload(fileInput(), image())
  fireEvent.submit(form)
  expect(await screen.findByRole('button', { name: 'Preparing the image…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(call).not.toHaveBeenCalled()

  const small = new File(['small'], 'large.webp', { type: 'image/webp' })
  await act(async () => reduced(small))
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  const sent = [...(call.mock.calls[0]![1]!.body as FormData).values()].filter(
    (value) => value instanceof File,
  )
  expect(sent.map(({ name }) => name)).toEqual(['large.webp'])
})

test.each([
  ['a new store', 'logo', newStoreSchema],
  ['a store', 'logo', changedStoreSchema],
  ['a category', 'imagePath', categories.edit.schema],
  ['a blog', 'coverImages', enteredBlogSchema],
])('the images of %s are judged once they are reduced', async (_, name, schema) => {
  reduce.mockResolvedValue(new File([new Uint8Array(imageLimits.bytes + 1)], 'still-large.webp'))
  const { error } = await (schema as z.ZodType).safeParseAsync({ link: '', [name]: [image()] })
  expect(error?.issues.find(({ path }) => path[0] === name)?.message).toBe(imageProblems.size)
})

test('a file of another type is refused when it is chosen', async () => {
  reduce.mockImplementation((file) => Promise.resolve(file))
  showForm(forms['POST /stores/create']!(newStoreSchema as never))
  const notes = new File(['%PDF-1.7'], 'notes.pdf', { type: 'application/pdf' })
  fireEvent.change(fileInput(), { target: { files: [notes] } })
  expect(await screen.findByText(/^The image must be/)).toBeVisible()
  expect(fileInput()).toBeInvalid()
})

test('a body that is too large is said at the field with the files', async () => {
  reduce.mockImplementation((file) => Promise.resolve(file))
  call.mockRejectedValue(new ApiError(413, 'The files are too large to be sent together.'))
  const form = showForm(forms['POST /blogs/create']!())
  await userEvent.upload(screen.getByLabelText(/^Cover images/), image())
  fireEvent.submit(form)
  await vi.waitFor(() => expect(screen.getByLabelText(/^Cover images/)).toBeInvalid())
  expect(screen.getByLabelText(/^Cover images/)).toHaveFocus()
})
