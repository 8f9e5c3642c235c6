import * as fc from 'fast-check'
import { decodeJwt } from 'jose'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signOutEverywhere } from '#functions/accounts/sign-out'
import { callApi, useEmptyTable } from '../support/api'
import { unusedId } from '../support/content'
import { exhaustive } from '../support/sample'
import { failOnce } from '../support/fail-once'
import { type Account, createAccount } from '../support/api-accounts'
import { testOfSources } from '../support/test-of-sources'

let account: Account

beforeAll(useEmptyTable)
beforeEach(async () => {
  account = await createAccount()
})

interface Browser {
  id: string
  cookies: string[]
  tokens: string[]
}

const sentBack = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0] ?? '')

async function signIn(): Promise<Browser> {
  const { body, cookies } = await callApi('POST /users/login', { json: account })
  return { id: body.user._id, cookies: sentBack(cookies), tokens: [body.token] }
}

async function renew(browser: Browser): Promise<boolean> {
  const { status, body, cookies } = await callApi('POST /users/refresh', { cookies: browser.cookies })
  if (status !== 200) return false
  browser.cookies = sentBack(cookies)
  browser.tokens.push(body.token)
  return true
}

const statusWith = async (token: string) => (await callApi('GET /stats', { token })).status
const statusesOf = ({ tokens }: Browser) => Promise.all(tokens.map(statusWith))

const signOut = {
  'by its token and its cookie': ({ cookies, tokens }: Browser) => ({ cookies, token: tokens.at(-1) ?? '' }),
  'by its cookie alone': ({ cookies }: Browser) => ({ cookies }),
  'by its token alone': ({ tokens }: Browser) => ({ token: tokens.at(-1) ?? '' }),
}

test.each(Object.entries(signOut))(
  'signing out %s ends every token of that session at once, and no other',
  async (_, partsOf) => {
    const [here, elsewhere] = [await signIn(), await signIn()]
    expect(await renew(here)).toBe(true)
    const out = await callApi('POST /users/logout', partsOf(here))
    expect(out.status).toBe(204)

    const [token = ''] = here.tokens
    const read = await callApi('GET /stats', { token })
    const written = await callApi('POST /categories', { token, json: { name: 'Shoes', slug: 'shoes' } })
    // Visitors may write it too, but with a key it is of staff.
    const json = { reviewerName: 'Ada', text: 'Good.', rating: 5, storeId: unusedId }
    const headers = { 'idempotency-key': 'of-staff-1' }
    const reviewed = await callApi('POST /reviews/create', { token, json, headers })
    for (const { status, body } of [read, written, reviewed]) {
      expect([status, body.message]).toEqual([401, 'Your session has ended. Please sign in again.'])
    }
    expect(await statusesOf(here)).toEqual([401, 401])
    expect(await renew(here)).toBe(false)

    expect(await statusesOf(elsewhere)).toEqual([200])
    expect(await renew(elsewhere)).toBe(true)
    expect(await statusesOf(elsewhere)).toEqual([200, 200])
  },
)

test('the token is an ID token, which Cognito accepts for nothing', async () => {
  const browser = await signIn()
  await renew(browser)
  expect(browser.tokens.map((token) => decodeJwt(token).token_use)).toEqual(['id', 'id'])
})

testOfSources(
  'while Cognito cannot be reached, signing out still ends the token, and nothing renews it',
  async () => {
    const browser = await signIn()
    failOnce('RevokeTokenCommand')
    const { status } = await callApi('POST /users/logout', {
      cookies: browser.cookies,
      token: browser.tokens[0] ?? '',
    })
    expect([status, await statusesOf(browser)]).toEqual([503, [401]])
    expect(await renew(browser)).toBe(false)
  },
)

const steps = ['sign in', 'renew', 'sign out', 'sign out everywhere'] as const

test('a token is valid exactly as long as its session, after any steps', { timeout: 60_000 }, async () => {
  const walk = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(5)), { minLength: 6, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(walk, async (taken) => {
      account = await createAccount()
      const open = [await signIn(), await signIn()]
      const ended: Browser[] = []
      for (const [step, at] of taken) {
        const browser = open[at % Math.max(1, open.length)]
        if (step === 'sign in' || !browser) open.push(await signIn())
        else if (step === 'renew') expect(await renew(browser)).toBe(true)
        else if (step === 'sign out') {
          const ways = Object.values(signOut)
          await callApi('POST /users/logout', (ways[at % ways.length] ?? ways[0])!(browser))
          ended.push(...open.splice(open.indexOf(browser), 1))
        } else {
          await signOutEverywhere(browser.id)
          ended.push(...open.splice(0))
        }
      }
      expect((await Promise.all(open.map(statusesOf))).flat()).not.toContain(401)
      expect(new Set((await Promise.all(ended.map(statusesOf))).flat())).not.toContain(200)
      expect(await Promise.all(ended.map(renew))).not.toContain(true)
    }),
    { numRuns: exhaustive ? 5 : 1 },
  )
})
