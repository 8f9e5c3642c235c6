// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site'
import { ApiError } from '#lib/api-error'
import ExplorePage from './explore-page'

const stores = [{ _id: 's1', name: 'Ebb', slug: 'ebb', logo: null }]

const open = (address: string, answer: (...key: unknown[]) => Promise<unknown>) =>
  renderSite(<ExplorePage />, { address, route: '/explore', answer })

test('a letter lists the stores that begin with it, and is marked among the others', async () => {
  const requested: unknown[] = []
  open('/explore?letter=E', async (...key) => {
    requested.push(key)
    return stores
  })
  expect(await screen.findByRole('link', { name: /Ebb/ })).toHaveAttribute('href', '/store/ebb')
  expect(screen.getByRole('heading', { level: 1, name: 'Brands that begin with E' })).toBeVisible()
  expect(requested).toEqual([['GET /stores/letter/{letter}', { letter: 'E' }, { limit: '24' }, 'in pages']])
  const letters = within(screen.getByRole('navigation', { name: 'Brands by letter' }))
  expect(letters.getAllByRole('link')).toHaveLength(28)
  expect(letters.getByRole('link', { name: 'E' })).toHaveAttribute('aria-current', 'page')
  expect(letters.getByRole('link', { name: '# (another sign)' })).toHaveAttribute(
    'href',
    '/explore?letter=other',
  )
})

test('what is no letter is not found, and a failure is not taken for that', async () => {
  const { unmount } = open('/explore?letter=zz', () => Promise.reject(new ApiError(404, '')))
  expect(await screen.findByRole('heading', { name: 'Letter not found' })).toBeVisible()
  unmount()
  open('/explore?letter=Z', () => Promise.reject(new ApiError(403, '')))
  expect(await screen.findByText('Failed to load stores. Please try again later.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Letter not found')).toBeNull())
})
