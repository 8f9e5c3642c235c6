// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Description } from './read-on'

test('a description keeps its lists', () => {
  render(<Description text={'For the woods:\n- tents\n- boots'} name="Outdoor" />)
  expect(screen.getByText('For the woods:')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tents', 'boots'])
})
