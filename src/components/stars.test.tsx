// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stars } from './stars'

test.each([
  [5, '100'],
  [4.5, '90'],
  [3.7, '74'],
  [0, '0'],
])('a rating of %s fills that share of the five stars, and has a text', (rating, filled) => {
  const { container } = render(<Stars rating={rating} />)
  expect(screen.getByRole('img', { name: `${rating} out of 5 stars` })).toBeVisible()
  const [whole, full] = [...container.querySelectorAll('rect')].map((part) => part.getAttribute('width'))
  expect({ whole, full }).toEqual({ whole: '100', full: filled })
})
