import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#domain/api/limits'
import { deviceLife, knownDevice } from '#functions/accounts/device'
import { accountKeys } from '#functions/accounts/keys'
import { getItem } from '#table/read'
import { signOutEverywhere } from '#functions/accounts/sign-out'
import { type Answer, callApi, sentBack, useEmptyTable } from '../support/api'
import { runningClock, stopClock } from '../support/clock'
import { keepMails } from '../support/mails'
import { addSecondStep } from '../support/second-step'
import { type Account, createAccount } from '../support/api-accounts'
import { codeAt } from '../support/totp'
import { useUpLimit } from '../support/use-up-limit'
import { sampleOf } from '../support/sample'

let account: Account

beforeEach(stopClock)
beforeEach(async () => {
  await useEmptyTable()
  account = await createAccount()
})

const sourceIp = '203.0.113.7'
const signIn = (json: object, cookies: string[] = []) =>
  callApi('POST /users/login', { json, cookies, sourceIp })
const deviceOf = (answer: Answer) => sentBack(answer).filter((cookie) => cookie.startsWith('device='))

const later = () => new Date(runningClock().getTime() + 300_000)

/** As after failed sign-ins by strangers from many networks. */
const flood = (email: string) => useUpLimit({ route: 'POST /users/login', calling: { account: email } })

test('a known browser can sign in during an attack by strangers', async () => {
  const device = deviceOf(await signIn(account))
  await flood(account.email)
  expect((await signIn(account)).status).toBe(429)
  const { status, cookies } = await signIn(account, device)
  expect(status).toBe(200)
  // The device keeps its id.
  const idOf = ([cookie]: string[]) => cookie?.split('.')[1]
  expect(idOf(deviceOf({ cookies } as Answer))).toBe(idOf(device))
})

test('a known browser has ten tries of its own', async () => {
  const device = deviceOf(await signIn(account))
  const wrong = { ...account, password: 'Wr0ngPass!' }
  const { count } = limits['POST /users/login'][3]
  for (let tried = 0; tried < count; tried++) expect((await signIn(wrong, device)).status).toBe(401)
  expect((await signIn(account, device)).status).toBe(429)
  expect((await signIn(account)).status).toBe(200)
})

test('a browser is known only to the account that it has signed in to', async () => {
  const device = deviceOf(await signIn(account))
  const other = await createAccount()
  await flood(other.email)
  expect((await signIn(other, device)).status).toBe(429)
})

test.each(
  sampleOf(
    [
      ['an empty one', () => ''],
      ['one that is none', () => 'x'.repeat(5000)],
      ['one of another account', (cookie: string) => cookie.replace(/^[^.]+/, 'somebody-else')],
      ['one with another device', (cookie: string) => cookie.replace(/\.[^.]{22}\./, `.${'a'.repeat(22)}.`)],
      ['one with another signature', (cookie: string) => cookie.replace(/[^.]{43}$/, 'a'.repeat(43))],
      ['one that is cut off', (cookie: string) => cookie.slice(0, -1)],
    ],
    3,
  ),
)('an invalid cookie is not a device: %s', async (_, change) => {
  const [cookie = ''] = deviceOf(await signIn(account))
  const value = cookie.slice('device='.length)
  expect(await knownDevice(value, new Date(), account.email)).toEqual(expect.any(String))
  expect(await knownDevice(change(value), new Date())).toBeUndefined()
})

test('signing out everywhere, as after a new password, forgets all devices, and devices expire', async () => {
  // A sign-out waits for the end of a second.
  vi.useRealTimers()
  const answer = await signIn(account)
  const [cookie = ''] = deviceOf(answer)
  const value = cookie.slice('device='.length)
  const userId: string = answer.body.user._id
  const after = (seconds: number) => new Date(Date.now() + seconds * 1000)
  expect(await knownDevice(value, after(deviceLife - 60))).toEqual(expect.any(String))
  expect(await knownDevice(value, after(deviceLife + 60))).toBeUndefined()
  await signOutEverywhere(userId)
  expect(await knownDevice(value, new Date())).toBeUndefined()
})

test('the items of devices contain no e-mail address', async () => {
  const { body } = await signIn(account)
  const item = await getItem(accountKeys.devices(body.user._id))
  expect(item).toEqual({
    ...accountKeys.devices(body.user._id),
    secret: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: expect.any(Number),
  })
})

test('a visitor gets no cookie', async () => {
  const answers = [
    await callApi('GET /stores'),
    await callApi('POST /messages', { json: {} }),
    await signIn({ ...account, password: 'Wr0ngPass!' }),
  ]
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
})

const guessesOfDevice = limits['POST /users/login (code, known device)'][0].count

async function guessCodes(key: string, count: number, cookies: string[] = []): Promise<number | undefined> {
  const json = { ...account, code: codeAt(key, later()) }
  let last: number | undefined
  for (let host = 0; host < count; host++) {
    const answer = await callApi('POST /users/login', { json, cookies, sourceIp: `10.0.${host}.1` })
    last = answer.status
  }
  return last
}

test("strangers' wrong codes refuse a browser that is not known, and never a known one", async () => {
  const device = deviceOf(await signIn(account))
  const key = await addSecondStep(account)
  await useUpLimit({ route: 'POST /users/login (code)', calling: { account: account.email } })
  expect(await guessCodes(key, 1)).toBe(429)
  const json = { ...account, code: codeAt(key, runningClock()) }
  expect((await signIn(json)).status).toBe(429)
  expect((await signIn(json, device)).status).toBe(200)
})

test('a known browser has wrong codes of its own, which do not count for others', async () => {
  const device = deviceOf(await signIn(account))
  const key = await addSecondStep(account)
  expect(await guessCodes(key, guessesOfDevice, device)).toBe(401)
  const json = { ...account, code: codeAt(key, runningClock()) }
  expect((await signIn(json, device)).status).toBe(429)
  expect((await signIn(json)).status).toBe(200)
})

test('all known browsers of an account together have a limit of wrong codes too', async () => {
  const devices = [deviceOf(await signIn(account)), deviceOf(await signIn(account))]
  const key = await addSecondStep(account)
  const calling = { account: account.email }
  await useUpLimit({ route: 'POST /users/login (code, known device)', calling, left: 1 })
  expect(await guessCodes(key, 1, devices[0])).toBe(401)
  expect(await guessCodes(key, 1, devices[1])).toBe(429)
})

test('after too many wrong codes the owner is told once by mail', async () => {
  const device = deviceOf(await signIn(account))
  const key = await addSecondStep(account)
  const { mails } = await keepMails()
  await useUpLimit({ route: 'POST /users/login (code)', calling: { account: account.email }, left: 1 })
  expect(await guessCodes(key, 1)).toBe(401)
  expect(mails).toEqual([])
  const right = { ...account, code: codeAt(key, runningClock()) }
  for (let time = 0; time < 2; time++) {
    const { status, headers } = await signIn(right)
    expect([status, Number(headers['retry-after']) > 900]).toEqual([429, true])
  }
  expect((await signIn(right, device)).status).toBe(200)
  const text = expect.stringContaining('https://coupons.example.com/login')
  expect(mails).toEqual([expect.objectContaining({ to: [account.email], text })])
})

test.each(['POST /users/refresh', 'POST /users/logout'] as const)(
  '%s is limited by address, and strangers there do not affect a known browser, which has a limit of its own',
  async (route) => {
    const answer = await signIn(account)
    const cookies = sentBack(answer)
    const session = 'POST /users (session)'
    await useUpLimit({ route: session, calling: { client: sourceIp }, left: 1 })
    const junk = () => callApi(route, { sourceIp, cookies: ['refresh=rubbish'] })
    expect((await junk()).status).not.toBe(429)
    expect((await junk()).status).toBe(429)
    expect((await callApi(route, { sourceIp, cookies })).status).toBeLessThan(300)

    const device = await knownDevice(deviceOf(answer)[0]?.slice('device='.length) ?? '', new Date())
    await useUpLimit({ route: session, calling: { device: device ?? '' } })
    expect((await callApi(route, { sourceIp, cookies })).status).toBe(429)
  },
)

test('a user over the limit of sign-outs is still signed out in this browser', async () => {
  await useUpLimit({ route: 'POST /users (session)', calling: { client: sourceIp } })
  const { status, headers, cookies } = await callApi('POST /users/logout', {
    sourceIp,
    cookies: ['refresh=x'],
  })
  expect([status, cookies]).toEqual([429, [expect.stringMatching(/^refresh=; Max-Age=0;/)]])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
