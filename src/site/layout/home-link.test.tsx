// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '#site'
import { renderSite } from '../../../tests/support/render-site'
import { HomeLink } from './home-link'

test.each([
  ['/explore', 1],
  ['/home', 0],
  ['/', 0],
])('at %s the name of the site is so many links to the home page: %i', (address, links) => {
  renderSite(<HomeLink />, { address })
  expect(screen.getByText(site.name)).toBeVisible()
  expect(screen.queryAllByRole('link', { name: site.name })).toHaveLength(links)
})
