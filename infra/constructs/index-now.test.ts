import { expect, test } from 'vitest'
import { environmentNames, environmentOf } from '../environments'
import { indexNowEndpoint } from './index-now'

const domain = { name: 'coupons.example.com', hostedZone: { id: 'Z0123456789', name: 'example.com' } }
const key = { key: 'abcdef0123456789' }

test('only prod may be found, and only prod with a domain and a key tells search engines anything', () => {
  const open = environmentNames.filter((name) => environmentOf(name).isPublic)
  const telling = environmentNames.flatMap((name) =>
    [domain, null].flatMap((at) =>
      [key, null].flatMap((indexNow) =>
        indexNowEndpoint({ ...environmentOf(name), domain: at }, { indexNow }) === null
          ? []
          : [[name, at, indexNow]],
      ),
    ),
  )
  expect([open, telling]).toEqual([['prod'], [['prod', domain, key]]])
})
