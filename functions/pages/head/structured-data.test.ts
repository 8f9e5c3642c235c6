import { afterEach, expect, test } from 'vitest'
import { site } from '#site'
import { structuredData } from './structured-data'

const { social } = site
afterEach(() => Object.assign(site, { social }))

const place = { address: 'https://site.test', canonical: 'https://site.test/home' }

test.each([
  [{}, undefined],
  [{ facebook: 'https://www.facebook.com/', twitter: 'https://twitter.com' }, undefined],
  [
    { facebook: 'https://www.facebook.com/', instagram: 'https://www.instagram.com/clipwell/' },
    ['https://www.instagram.com/clipwell/'],
  ],
  [{ whatsapp: 'https://wa.me/20255501234' }, ['https://wa.me/20255501234']],
])('of the addresses %j those of an account are the operator', (addresses, expected) => {
  Object.assign(site, { social: addresses })
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(structuredData({}, place)) ?? []
  const nodes = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
  expect(nodes.find((node) => node['@type'] === 'Organization')?.['sameAs']).toEqual(expected)
})
