// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LocalDate } from './local-date'

test('a date is the UTC day on the server and local in the browser, without a hydration mismatch', async () => {
  const iso = '2026-03-09T23:30:00.000Z'
  const place = document.createElement('div')
  place.innerHTML = renderToString(<LocalDate iso={iso} />)
  expect(place).toHaveTextContent('2026-03-09')

  const mismatch = vi.fn<() => void>()
  await act(async () => hydrateRoot(place, <LocalDate iso={iso} />, { onRecoverableError: mismatch }))
  expect(place).toHaveTextContent(new Date(iso).toLocaleDateString())
  expect(mismatch).not.toHaveBeenCalled()
})
