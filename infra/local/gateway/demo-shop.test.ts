import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { withoutDemoShop } from './demo-shop'

const browser = { accept: 'text/html,*/*', host: 'localhost:3000' }

async function follow(location: string, headers: Record<string, string> = browser, status = 302) {
  const answer = { status, headers: { location }, body: Buffer.from('') }
  const shown = await withoutDemoShop({ headers } as unknown as IncomingMessage, answer)
  return shown === answer ? 'as it was' : `${shown.status} ${String(shown.body)}`
}

test('a browser that would leave for a shop of the demo gets a page with its name and the way back', async () => {
  const referer = 'http://localhost:3000/coupons/kettlewick?couponId=1&show=codes'
  const page = await follow('https://kettlewick.example/?ref=1', { ...browser, referer })
  expect(page).toContain('200 <!doctype html>')
  expect(page).toContain('Here you would leave the site for <b dir="auto">Kettlewick</b>.')
  expect(page).toContain('href="/coupons/kettlewick?couponId=1&amp;show=codes">Go back</a>')
  expect(await follow('https://unknown.example/')).toContain('>unknown.example</b>')
})

test.each([
  ['a real shop', 'https://shop.example.com/', browser],
  ['a page of ours', '/store/kettlewick?offer=expired', browser],
  ['another program', 'https://ebb.example/', { accept: '*/*' }],
])('the answer for %s stays', async (_, location, headers) => {
  expect(await follow(location, headers)).toBe('as it was')
})
