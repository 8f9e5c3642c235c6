import { expect, test } from 'vitest'
import { site } from '#site'
import { contentOf } from '../../../pages/open-page'
import { listed, pages, withStates } from '../../../pages/open-states'

withStates()

test('a page has a card if it can be shared', () => {
  for (const { state, document } of pages.filter(({ state: { canonical } }) => canonical === undefined)) {
    const isShared = state.status === 200 && !/[?&](?:cursor|sent)=/.test(state.path)
    const card = document.head.querySelector('[property="og:image"]')
    expect([state.path, card !== null]).toEqual([state.path, isShared])
  }
})

test('the card of a page has the picture that networks ask for', () => {
  for (const { state, document } of listed()) {
    const property = (name: string) => contentOf(document, `meta[property="og:${name}"]`)
    expect(property('image'), state.path).toMatch(
      /^https:\/\/site\.test\/cards\/(?:store\/[^/]+|blog\/[^/]+|site)\/\w+\.png$/,
    )
    expect([property('image:width'), property('image:height')]).toEqual(['1200', '630'])
    expect(property('image:alt'), state.path).toBeTruthy()
    expect(contentOf(document, 'meta[name="twitter:card"]')).toBe('summary_large_image')
  }
})

test('the picture of a page and what it stands for are of the page, or both of the site', () => {
  const own = listed().flatMap(({ document, state }) => {
    const [picture = '', alt] = ['og:image', 'og:image:alt'].map(
      (name) => contentOf(document, `meta[property="${name}"]`) ?? '',
    )
    const isOfSite = picture.includes('/cards/site/')
    expect([state.path, isOfSite]).toEqual([state.path, alt === site.name])
    return isOfSite ? [] : [state.path]
  })
  expect(own).toEqual(expect.arrayContaining(['/store/nike', '/coupons/nike', '/reviews/nike']))
  const foreign = listed().filter(({ document }) => /東京|靴/.test(document.title))
  expect(foreign.map(({ state: { path } }) => path.split('/')[1])).toEqual(['store', 'blogs'])
  expect(own.filter((path) => foreign.some(({ state }) => state.path === path))).toEqual([])
})
