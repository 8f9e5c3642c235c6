// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../tests/support/render-site'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { Breadcrumbs } from './breadcrumbs'

test('every place but the last is a link, in their order', () => {
  const category = { name: 'Home & <Garden>', slug: 'home-&-garden' }
  renderSite(<Breadcrumbs way={breadcrumbs.coupons({ name: 'متجر "زهرة"', slug: 'زهرة', category })} />)
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(way.getAllByRole('listitem').map((place) => place.textContent)).toEqual([
    'Home',
    'Explore',
    'Home & <Garden>',
    'متجر "زهرة"',
    'Coupons',
  ])
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/explore',
    '/explore/home-%26-garden',
    '/store/%D8%B2%D9%87%D8%B1%D8%A9',
  ])
  expect(way.getByText('Coupons')).toHaveAttribute('aria-current', 'page')
})
