import { expect, test } from 'vitest'
import { networksOf } from './network'
import { world } from './simulated-calls'

test('who has codes mailed for one account holds nobody back behind the same address', async () => {
  const { call } = world('POST /users/forgotten-password')
  const [here, own] = [networksOf('198.51.100.1'), { account: 'colleague@example.com' }]
  let tries = 0
  while ((await call({ ...here, ...own })).verdict === 'passes') tries++
  expect(tries).toBe(5)
  expect(await call({ ...here, account: 'owner@example.com' })).toEqual({ verdict: 'passes', wait: 0 })
})

test.each([
  [
    'behind the same address, for any accounts',
    () => networksOf('198.51.100.1'),
    (at: number) => `${at}@example.com`,
  ],
  [
    'from many addresses, for the same account',
    (at: number) => networksOf(`203.0.113.${at % 256}`),
    () => 'owner@example.com',
  ],
  [
    'from many addresses, for any accounts',
    (at: number) => networksOf(`203.0.${at % 200}.${Math.floor(at / 200)}`),
    (at: number) => `${at}@example.com`,
  ],
])('who has codes mailed %s makes the owner wait for half a minute at most', async (_, from, to) => {
  const { call, pass } = world('POST /users/forgotten-password')
  const owner = { ...networksOf('198.51.100.1'), account: 'owner@example.com' }
  for (let at = 0; at < 1000; at++) await call({ ...from(at), account: to(at) })
  expect((await call(owner)).wait).toBeLessThanOrEqual(30)
  pass(30)
  expect(await call(owner)).toEqual({ verdict: 'passes', wait: 0 })
})

test('one address has a bounded number of codes mailed in an hour', async () => {
  const { call, pass } = world('POST /users/forgotten-password')
  const here = networksOf('198.51.100.1')
  let passed = 0
  for (let second = 0; second < 3600; second++) {
    for (const account of [`${second}@example.com`, 'owner@example.com']) {
      if ((await call({ ...here, account })).verdict === 'passes') passed++
    }
    pass(1)
  }
  expect(passed).toBeLessThanOrEqual(20 + 120)
})
