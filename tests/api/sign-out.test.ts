import { decodeJwt } from 'jose'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { callApi, sentBack, useEmptyTable } from '../support/api'
import { unusedId } from '../support/content'
import { failOnce } from '../support/fail-once'
import { type Account, createAccount } from '../support/api-accounts'
import { testOfSources } from '../support/test-of-sources'

let account: Account

beforeAll(useEmptyTable)
beforeEach(async () => {
  account = await createAccount()
})

interface Browser {
  cookies: string[]
  tokens: string[]
}

async function signIn(): Promise<Browser> {
  const answer = await callApi('POST /users/login', { json: account })
  return { cookies: sentBack(answer), tokens: [answer.body.token] }
}

async function renew(browser: Browser): Promise<boolean> {
  const answer = await callApi('POST /users/refresh', { cookies: browser.cookies })
  if (answer.status !== 200) return false
  browser.cookies = sentBack(answer)
  browser.tokens.push(answer.body.token)
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
