// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '#site'
import { renderSite } from '../../../tests/support/render-site'
import BlogPage from './blog-page'

const written = {
  _id: 'b1',
  title: 'Pans',
  coverImagesPath: [] as string[],
  paragraphs: [] as object[],
  link: null,
  author: null as string | null,
  stores: [] as object[],
  createdAt: '2026-05-02T08:00:00.000Z',
  updatedAt: '2026-05-02T08:00:00.000Z',
}

function openWith(answer: () => Promise<unknown>) {
  renderSite(<BlogPage />, { address: '/blogs/b1', route: '/blogs/:blogId', answer })
}

const open = (blog: object) => openWith(async () => ({ ...written, ...blog }))

test('a cover has its alternative text, and is decoration without one', async () => {
  open({
    coverImagesPath: ['/media/a.webp', '/media/b.webp', '/media/c.webp'],
    coverImageAlts: ['', 'Five pans on a wall'],
  })
  await screen.findByRole('heading', { level: 1, name: 'Pans' })
  const alts = [...document.querySelectorAll('article img')].map((image) => image.getAttribute('alt'))
  expect(alts).toEqual(['', 'Five pans on a wall', ''])
})

test('a blog says who wrote it and when, and which stores it is about', async () => {
  open({
    author: 'Ines Marlow',
    updatedAt: '2026-05-04T08:00:00.000Z',
    stores: [{ _id: 's1', name: 'Kettlewick', slug: 'kettle&wick', logo: null }],
  })
  const line = await screen.findByText(/^By/)
  expect(line).toHaveTextContent('By Ines Marlow, 2 May 2026, updated 4 May 2026')
  const stores = within(screen.getByRole('region', { name: 'Stores in this story' }))
  expect(stores.getByRole('link', { name: /Kettlewick/ })).toHaveAttribute('href', '/store/kettle%26wick')
})

test('the site stands for an author who is not named, and what was never changed says nothing of it', async () => {
  open({})
  expect(await screen.findByText(/^By/)).toHaveTextContent(`By ${site.name}, 2 May 2026`)
  expect(screen.queryByRole('region', { name: 'Stores in this story' })).toBeNull()
})
