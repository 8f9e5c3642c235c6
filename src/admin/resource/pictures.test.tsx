// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api-error'
import { callsOf, editing, itemOf, resources, showForm } from '../../../tests/support/staff-forms'
import { callAsStaff, readAsStaff } from '../calls/staff-call'
import { showSnackbar } from '../components/feedback/snackbars'
import { reduceImage } from '../components/form/reduce-image'

vi.mock('../calls/staff-call')
vi.mock('../components/form/reduce-image')
vi.mock('../components/feedback/snackbars')

const call = vi.mocked(callAsStaff)

beforeEach(() => {
  for (const mock of [call, vi.mocked(showSnackbar)]) mock.mockReset()
  vi.mocked(reduceImage).mockImplementation(async (file) => file)
})

const changes = () => call.mock.calls.flatMap(([key, sent]) => (key.startsWith('PUT') && sent ? sent : []))

const withPictures = resources.flatMap((resource) => {
  const [picture] = resource.edit.pictures ?? []
  return picture === undefined ? [] : [[resource.name, resource, picture] as const]
})

/** The form, after a colleague has changed the picture. */
function form(resource: (typeof resources)[number], picture: string) {
  const { edit } = callsOf(resource)
  const item = { ...itemOf(edit), [picture]: '/media/old.webp' }
  const theirs = { ...item, [picture]: '/media/theirs.webp', version: 2 }
  const answer = async (key: string, parts?: { version?: number | undefined }) => {
    if (!key.startsWith('PUT')) return theirs
    if (parts?.version === 1) throw new ApiError(412, 'changed')
    return { ...theirs, version: 3 }
  }
  call.mockImplementation(answer as never)
  vi.mocked(readAsStaff).mockResolvedValue([theirs] as never)
  return showForm(editing(resource.edit, item))
}

test('stores and categories have pictures', () => {
  expect(withPictures.map(([name]) => name)).toEqual(['category', 'store'])
})

test.each(withPictures)(
  'two who choose another picture of one %s are asked',
  async (_, resource, picture) => {
    const shown = form(resource, picture)
    const mine = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'mine.png', {
      type: 'image/png',
    })
    await userEvent.upload(document.querySelector<HTMLInputElement>('form input[type=file]')!, mine)
    fireEvent.submit(shown)
    expect(await screen.findByText('Someone else has changed this')).toBeVisible()
    expect(screen.getByLabelText(/^Yours\s*mine\.png/)).toBeChecked()
    fireEvent.click(screen.getByLabelText(/^Theirs\s*Their picture/))
    fireEvent.click(screen.getByText('Save what is chosen'))
    await vi.waitFor(() => expect(changes().at(-1)).toMatchObject({ version: 2, body: {} }))
    expect(changes().at(-1)?.body).toEqual({})
    expect(changes().map(({ body }) => body instanceof FormData)).toEqual([true, false])
  },
)

test.each(withPictures)(
  'who has changed other fields of a %s is told that the picture has changed',
  async (_, resource, picture) => {
    const shown = form(resource, picture)
    fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: 'Other words.' } })
    fireEvent.submit(shown)
    await vi.waitFor(() =>
      expect(showSnackbar).toHaveBeenCalledWith({
        text: 'Someone else has changed other fields meanwhile: their changes are kept.',
      }),
    )
    expect(changes().at(-1)).toMatchObject({ version: 2, body: { description: 'Other words.' } })
    expect(changes().some(({ body }) => body instanceof FormData)).toBe(false)
  },
)
