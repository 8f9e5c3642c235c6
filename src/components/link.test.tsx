import * as fc from 'fast-check'
import { createElement, type FC } from 'react'
import { renderToString } from 'react-dom/server'
import { Link as RouterLink, StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '#lib/paths'
import { Link } from './link'

const attributes = {
  className: 'card',
  title: 'Café & "Co"',
  'aria-current': 'page',
  state: { from: 'a list' },
  replace: true,
  onClick: () => {},
  children: 'Zephyr',
} as const

test('on the server a link is written as the router writes it', () => {
  const markupOf = (Component: unknown, to: string) =>
    renderToString(
      <StaticRouter location="/store/caf%C3%A9?page=2">
        {createElement(Component as FC<{ to: string }>, { ...attributes, to })}
      </StaticRouter>,
    )
  const slug = fc.string({ unit: 'grapheme', minLength: 1 }).filter((each) => !/^\.{1,2}$/.test(each))
  const address = fc.oneof(
    ...[paths.store, paths.category, paths.storeReviews, paths.blog].map((pathOf) => slug.map(pathOf)),
    fc.tuple(slug, fc.ulid()).map(([store, id]) => paths.coupons(store, id)),
    slug.map((text) => paths.search(text)),
  )
  fc.assert(
    fc.property(address, (to) => {
      expect(markupOf(Link, to)).toBe(markupOf(RouterLink, to))
    }),
  )
})
