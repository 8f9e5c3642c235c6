// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#lib/query-client'
import { withQueries } from '../../../tests/support/with-queries'
import { categories } from '../category/category-resource'
import { emptyValues, Inputs } from '../components/form/fields'
import { storeFields } from './store-fields'

// search-box.test.tsx tests the pause of a search.
vi.mock('#lib/use-debounced', () => ({ useDebounced: (text: string) => text }))

function Form({ values, children }: { values: FieldValues; children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>
}

const show = (values: FieldValues, fields: ReactNode) =>
  render(<Form values={values}>{fields}</Form>, { wrapper: withQueries })

test.each([
  ['store', emptyValues(storeFields), <Inputs key="" fields={storeFields} />],
  ['category', emptyValues(categories.create.fields), <Inputs key="" fields={categories.create.fields} />],
])('the form of a new %s proposes a slug that is accepted', async (_, values, fields) => {
  show(values, fields)
  await userEvent.type(screen.getByLabelText('Name'), 'Save 50% /\u200b day?\u202e')
  expect(screen.getByLabelText('Slug')).toHaveValue('save-50-day')
})

test('the slug of a store that is edited follows its name until it is edited itself', async () => {
  show({ ...emptyValues(storeFields), name: '50% Off', slug: '50-off' }, <Inputs fields={storeFields} />)
  await userEvent.type(screen.getByLabelText('Name'), ' #1')
  const slug = screen.getByLabelText('Slug')
  expect(slug).toHaveValue('50-off-1')
  expect(slug).toHaveAccessibleDescription(
    /^The address of its page: \/store\/50-off-1\. Links to the old address, \/store\/50-off, will be led/,
  )
  await userEvent.clear(slug)
  await userEvent.type(slug, 'mine')
  await userEvent.type(screen.getByLabelText('Name'), ' again')
  expect(slug).toHaveValue('mine')
})

test.each(['{Enter}', '{Control>}s{/Control}', '{Tab}'])('%s adds a point, but no empty one', async (key) => {
  show(emptyValues(storeFields), <Inputs fields={storeFields} />)
  await userEvent.type(screen.getByRole('textbox', { name: /^Pros/ }), ` Fast ${key}`)
  await userEvent.type(screen.getByRole('textbox', { name: /^Pros/ }), ` ${key}`)
  const [pros] = screen.getAllByRole('list', { name: 'Pros' })
  expect(pros?.textContent).toMatch(/^Fast/)
  expect(pros?.children).toHaveLength(1)
})

test('a name that another store has is hinted, and refused by nothing', async () => {
  const answer = async () => ({
    body: [{ _id: 's1', name: 'Zephyr  Outfitters', slug: 'zephyr' }],
    next: null,
  })
  const client = createQueryClient(answer)
  render(
    <QueryClientProvider client={client}>
      <Form values={emptyValues(storeFields)}>
        <Inputs fields={{ name: storeFields.name } as never} />
      </Form>
    </QueryClientProvider>,
  )
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, 'zephyr outfitter')
  await userEvent.type(name, 's')
  expect(
    await screen.findByText(/at \/store\/zephyr\. With a slug such as zephyr-outfitters-uk /),
  ).toBeVisible()
  expect(name).toHaveAccessibleDescription(/at \/store\/zephyr/)
  await userEvent.type(name, '!')
  await vi.waitFor(() => expect(screen.queryByText(/There is a store of this name/)).toBeNull())
})

test('categories that cannot be read are said at their field', async () => {
  const client = createQueryClient(() => Promise.reject(new TypeError('Failed to fetch')))
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  render(
    <QueryClientProvider client={client}>
      <Form values={emptyValues(storeFields)}>
        <Inputs fields={{ category: storeFields.category } as never} />
      </Form>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Error fetching categories')).toHaveRole('alert')
})
