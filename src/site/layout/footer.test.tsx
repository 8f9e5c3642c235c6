// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '#site'

afterEach(() => {
  vi.doUnmock('#site')
  vi.resetModules()
})

async function open(settings: object) {
  vi.resetModules()
  vi.doMock('#site', () => ({ site: { ...site, ...settings } }))
  const { Footer } = await import('./footer')
  const { renderSite: render } = await import('../../../tests/support/render-site')
  render(<Footer />)
}

test('the row of letters leads nowhere', async () => {
  await open({ letterLinksInFooter: false })
  expect(screen.queryByRole('navigation', { name: 'All brands by letter' })).toBeNull()
  expect(screen.getByText('Q').parentElement).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('Q').parentElement).toHaveTextContent('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
})

test('it leads to the stores of each letter, where the site wants it', async () => {
  await open({ letterLinksInFooter: true, language: { ...site.language, furtherLetters: 'ЖЯ' } })
  const letters = within(screen.getByRole('navigation', { name: 'All brands by letter' }))
  expect(letters.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZЖЯ',
    '0-9',
  ])
  expect(letters.getByRole('link', { name: 'Ж' })).toHaveAttribute('href', '/explore?letter=%D0%96')
})
