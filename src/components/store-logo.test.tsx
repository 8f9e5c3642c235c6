// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoreLogo } from './store-logo'

const zephyr = { name: 'zephyr Outfitters', logo: '/media/zephyr.webp' }

test('a logo reserves its space and loads lazily', () => {
  render(<StoreLogo store={zephyr} alt="Zephyr logo" />)
  const image = screen.getByRole('img', { name: 'Zephyr logo' })
  const { src, width, height, loading } = Object.fromEntries(
    [...image.attributes].map(({ name, value }) => [name, value]),
  )
  expect({ src, width, height, loading }).toEqual({
    src: '/media/zephyr.webp',
    width: '480',
    height: '480',
    loading: 'lazy',
  })
})

test('a store without a logo shows its first letter', () => {
  render(<StoreLogo store={{ ...zephyr, logo: null }} alt="Zephyr logo" />)
  expect(screen.getByRole('img', { name: 'Zephyr logo' })).toHaveTextContent(/^Z$/)
})

test('a logo that cannot be loaded is replaced by the first letter, until the logo changes', () => {
  const { rerender } = render(<StoreLogo store={zephyr} alt="Zephyr logo" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Zephyr logo' })).toHaveTextContent(/^Z$/)
  rerender(<StoreLogo store={{ ...zephyr, logo: '/media/new.webp' }} alt="Zephyr logo" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/new.webp')
})
