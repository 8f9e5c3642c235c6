// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { ApiError } from '#lib/api-error'
import { withQueries } from '../../../../tests/support/with-queries'
import { useSession } from '../../session/session'
import { Snackbars } from '../feedback/snackbars'
import { EntityForm } from './entity-form'
import { TextInput } from './text-input'
import { useEntityForm } from './use-entity-form'
import type { Newest, Saving } from './use-save'

const schema = z.object({ name: z.string().min(1), link: z.string() })

type Values = z.infer<typeof schema>
type Save = (values: Values, saving: Saving) => unknown

const save = vi.fn<Save>()
const read = vi.fn<() => Promise<Newest<Values, unknown>>>()

beforeEach(() => {
  save.mockReset()
  read.mockReset()
})

interface FormProps {
  ask?: () => Promise<boolean>
  schema?: z.ZodType<Values, Values>
}

function Form({ ask, schema: checked = schema }: FormProps) {
  const form = useEntityForm({
    schema: checked,
    values: { name: 'Zephyr', link: '/a' },
    save: async (values, saving) => save(values, saving),
    onSaved: () => undefined,
    failureText: () => 'It could not be saved.',
    stored: { version: 1, read },
    ...(ask && { ask }),
  })
  return (
    <EntityForm form={form} submitLabel="Save" gone="Restore it elsewhere.">
      <TextInput name="name" label="Name" isRequired />
      {form.conflict && <p>There is something to choose.</p>}
    </EntityForm>
  )
}

async function saveAs(name: string, form = <Form />) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />, {
    wrapper: withQueries,
  })
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.type(screen.getByLabelText('Name'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test.each([
  ['is being saved goes on by itself', true],
  ['was not being saved is said to be unsaved', false],
])('after a new sign-in, input that %s', async (_, isSending) => {
  if (isSending) save.mockImplementation(() => new Promise(() => {}))
  else save.mockRejectedValue(new ApiError(500, 'Not now.'))
  await saveAs(
    'Boreas',
    <>
      <Form />
      <Snackbars />
    </>,
  )
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  if (!isSending) await screen.findByText(/It could not be saved/)
  for (const token of [null, 'new']) act(() => void useSession.setState({ token }))
  expect(screen.queryByText(/not saved yet/) === null).toBe(isSending)
})

test('changes that only someone else has made are merged without asking', async () => {
  save.mockRejectedValueOnce(new ApiError(412, 'changed')).mockResolvedValue(undefined)
  read.mockResolvedValue({ values: { name: 'Zephyr', link: '/b' }, version: 3, item: undefined })
  await saveAs('Boreas')
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls.map(([{ name, link }, { version }]) => [name, link, version])).toEqual([
    ['Boreas', '/a', 1],
    ['Boreas', '/b', 3],
  ])
  expect(screen.queryByText('There is something to choose.')).toBeNull()
})

test.each([
  ['the lost save, and counts as saved', 'Boreas', 2, 0],
  ['someone else, which is a conflict', 'Notus', 2, 1],
])('after a lost answer, another value is stored by %s', async (_, stored, saves, conflicts) => {
  save
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new ApiError(412, 'changed'))
  read.mockResolvedValue({ values: { name: stored, link: '/a' }, version: 2, item: undefined })
  await saveAs('Boreas ', <Form schema={schema.extend({ name: z.string().trim() })} />)
  await screen.findByText('It could not be saved.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  expect(screen.queryAllByText('There is something to choose.')).toHaveLength(conflicts)
  expect(save).toHaveBeenCalledTimes(saves)
})

test('a form has one Idempotency-Key, also when its input has changed', async () => {
  save.mockRejectedValue(new TypeError('Failed to fetch'))
  await saveAs('Boreas')
  const keys = () => save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
  await vi.waitFor(() => expect(keys()).toHaveLength(1))
  await userEvent.type(screen.getByLabelText('Name'), '!')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[0]).toMatch(/^[\w-]{8,100}$/)
  expect(keys()[1]).toBe(keys()[0])
})

test('a saved form no longer shows that it is saving, and cannot be sent again', async () => {
  save.mockResolvedValue(undefined)
  await saveAs('Boreas')
  const button = await screen.findByRole('button', { name: 'Save' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledTimes(1)
})

test('if the item is deleted, the form says so and keeps the input', async () => {
  save.mockRejectedValue(new ApiError(404, ''))
  await saveAs('Boreas')
  const failure = await screen.findByText(/^It could not be saved\./)
  expect(failure).toHaveTextContent(/Someone has deleted it\. .* Restore it elsewhere\.$/)
  expect(screen.getByLabelText('Name')).toHaveValue('Boreas')
})

test('the button of a form with a question keeps the focus while its fields are checked', async () => {
  let begin = () => {}
  let finish = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const slow = schema.refine(() => {
    begin()
    return finished.then(() => true)
  })
  const ask = vi.fn<() => Promise<boolean>>(() => new Promise(() => {}))
  await saveAs('Boreas', <Form ask={ask} schema={slow} />)
  await begun
  // The state of the form is rendered a moment later.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  await act(async () => finish())
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
})

test('the form is not busy while its question is open, and it asks and saves only once', async () => {
  const answers: ((yes: boolean) => void)[] = []
  const ask = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => answers.push(resolve)))
  save.mockReturnValue(new Promise(() => {}))
  await saveAs('Boreas', <Form ask={ask} />)
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.dblClick(button)
  expect(button).toBeEnabled()
  answers[0]?.(false)
  await vi.waitFor(async () => {
    await userEvent.click(button)
    expect(ask).toHaveBeenCalledTimes(2)
  })
  answers[1]?.(true)
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Saving...' }))
  expect([ask.mock.calls.length, save.mock.calls.length]).toEqual([2, 1])
})

test('after a lost answer nothing is asked about what it may have created', async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  save.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined)
  await saveAs('Boreas', <Form ask={ask} />)
  await screen.findByText('It could not be saved.')
  await userEvent.type(screen.getByLabelText('Name'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(ask).toHaveBeenCalledTimes(1)
})

test('offline, the reason follows the failure until the browser is online, and the input stays', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  save.mockRejectedValue(new TypeError('Failed to fetch'))
  await saveAs('Boreas')
  expect(await screen.findByText('It could not be saved. You are offline.')).toHaveAttribute('role', 'alert')
  expect(screen.getByLabelText('Name')).toHaveValue('Boreas')
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByText('It could not be saved.')).toHaveAttribute('role', 'alert')
})

test('what the form says about a wrong field goes once the field is right', async () => {
  await saveAs('Boreas', <Form schema={schema.refine(({ name }) => name === 'Notus', { path: ['name'] })} />)
  await screen.findByText('One field needs your attention.')
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.type(screen.getByLabelText('Name'), 'Notus')
  await vi.waitFor(() => expect(screen.queryByText('One field needs your attention.')).toBeNull())
  expect(save).not.toHaveBeenCalled()
})
