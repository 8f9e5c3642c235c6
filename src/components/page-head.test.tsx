// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageHead } from './page-head'

test('a description keeps its lists', () => {
  render(<PageHead title="Outdoor" description={'For the woods:\n- tents\n- boots'} />)
  expect(screen.getByText('For the woods:')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tents', 'boots'])
})
