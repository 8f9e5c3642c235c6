import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCall, type Counter, isBucket, waitInWords, windowAt } from './count-calls'
import { type Calling, type LimitedRoute, type Limits, limits, type Rule, type WindowRule } from './limits'
import { networksOf } from './network'
import { memory, type World, world } from './simulated-calls'

const quarter = { count: 1, seconds: 900 }

test.each([
  ['12:00:00.000Z', '12:00:00Z', 900],
  ['12:00:00.001Z', '12:00:00Z', 900],
  ['12:14:59.000Z', '12:00:00Z', 1],
  ['12:14:59.999Z', '12:00:00Z', 1],
  ['12:15:00.000Z', '12:15:00Z', 900],
])('at %s a quarter of an hour started at %s and has %i seconds left', (time, start, left) => {
  expect(windowAt(new Date(`2026-05-31T${time}`), quarter)).toEqual({
    start: Date.parse(`2026-05-31T${start}`) / 1000,
    left,
  })
})

const all: [string, Limits][] = Object.entries(limits)

test.each(all)('no window of %s crosses the end of a day', (_, { rules, share }) => {
  const windows = [...rules, ...(share ? [share] : [])].filter((rule): rule is WindowRule => !isBucket(rule))
  const uneven = windows.filter(({ seconds }) => (24 * 60 * 60) % seconds !== 0)
  expect(uneven).toEqual([])
})

/** Counted only after the right password. */
const afterPassword = new Set(all.flatMap(([route]) => (/\((?:mail about )?code/.test(route) ? route : [])))
const forStrangers = all.filter(([route]) => !afterPassword.has(route))

test.each(forStrangers)('if others use up a limit of %s, a share is left', (_, limit) => {
  const byStrangers = limit.rules.filter(({ by }) => !isOwn(by))
  expect(byStrangers.filter(({ shared }) => !shared)).toEqual([])
  if (byStrangers.length > 0) expect(limit.share).toBeDefined()
})

/** Whether only the caller and its network count under these parts. */
function isOwn(by: Rule['by']): boolean {
  return by.some((part) => ['client', 'site', 'block', 'device', 'session'].includes(part))
}

const attackers: Record<string, Calling[]> = {
  'one address': [networksOf('198.51.100.1')],
  // More of the 65,536 than any limit allows.
  'a network of 48 bits': Array.from({ length: 300 }, (_, net) =>
    networksOf(`2001:db8:1:${(net * 211).toString(16)}`),
  ),
  'a thousand addresses': Array.from({ length: 1000 }, (_, host) => addressIn(10, host)),
}

/** Each in its own block. */
function addressIn(net: number, host: number): Calling {
  return networksOf(`${net}.${host >> 8}.${host & 255}.1`)
}

const accounts = Array.from({ length: 50 }, (_, index) => `user${index}@example.com`)

/** The guesses of an attacker in 15 minutes. Each client tries until it is refused. */
async function guessesIn({ call }: World, clients: Calling[], tried: string[]): Promise<number> {
  let guesses = 0
  for (const [index, client] of clients.entries()) {
    let inVain = 0
    // Each client starts at another account, so that the limit of one account does not stop all of them.
    for (const [step] of tried.entries()) {
      const account = tried[(index * 3 + step) % tried.length] ?? ''
      const before = guesses
      while ((await call({ ...client, account })).verdict === 'passes') guesses++
      inVain = guesses > before ? 0 : inVain + 1
      // Other accounts are used up too.
      if (inVain === 3) break
    }
  }
  return guesses
}

test.each([
  ['one address', 'one account', 40, 0],
  ['one address', 'all accounts', 120, 3],
  ['a network of 48 bits', 'one account', 80, 3],
  ['a network of 48 bits', 'all accounts', 400, 3],
  ['a thousand addresses', 'one account', 200, 3000],
  ['a thousand addresses', 'all accounts', 4000, 3000],
])('%s can guess at %s: %i times an hour, and %i more a day', async (attacker, target, hourly, daily) => {
  const theirs = world('POST /users/login')
  const tried = target === 'one account' ? accounts.slice(0, 1) : accounts
  const quarters: number[] = []
  for (let count = 0; count < 4; count++) {
    quarters.push(await guessesIn(theirs, attackers[attacker] ?? [], tried))
    theirs.pass(900)
  }
  const [first = 0, ...others] = quarters
  const total = quarters.reduce((sum, guesses) => sum + guesses)
  expect(first).toBeGreaterThanOrEqual(hourly / 4)
  expect(total).toBeLessThanOrEqual(hourly + daily)
  expect(others.at(-1)).toBe(hourly / 4)
})

/** Strangers, each from another network than ours. */
const strangers = fc.array(
  fc.record({
    host: fc.integer({ min: 0, max: 3000 }),
    account: fc.constantFrom('ada@example.com', 'grace@example.com'),
  }),
  { minLength: 100, maxLength: 300 },
)

const ada = { ...networksOf('203.0.113.7'), account: 'ada@example.com' }

async function flood(
  { call }: World,
  calls: { host: number; account: string }[],
  times: number,
): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (const { host, account } of calls) {
      await call({ ...addressIn(10, host), account, form: 'site' })
    }
  }
}

test('whatever strangers do, a user who has not failed can sign in', async () => {
  await fc.assert(
    fc.asyncProperty(strangers, async (calls) => {
      const theirs = world('POST /users/login')
      await flood(theirs, calls, 4)
      expect(await theirs.call(ada)).toEqual({ verdict: 'passes', wait: 0 })
    }),
    { numRuns: 5 },
  )
})

test.each(['POST /messages', 'POST /reviews/create', 'POST /coupons/{id}/views'] as const)(
  'during an attack an honest visitor of %s is let through, or asked to wait for seconds',
  async (route) => {
    const { call, pass, total } = world(route)
    for (let host = 0; host < 3000; host++) {
      const stranger = { ...addressIn(10, host), form: 'site' as const }
      for (let count = 0; count < 3; count++) await call(stranger)
    }
    expect(total()).toBeGreaterThan(5000)
    const visitor = { ...networksOf('2001:db8:7:1'), form: 'site' as const }
    expect(await call(visitor)).toEqual({ verdict: 'passes', wait: 0 })
    let answer = await call(visitor)
    while (answer.verdict === 'passes') answer = await call(visitor)
    expect(answer.verdict).toBe('crowded')
    expect(answer.wait).toBeLessThanOrEqual(60)
    pass(answer.wait)
    expect(await call(visitor)).toEqual({ verdict: 'passes', wait: 0 })
  },
)

test.each(['POST /messages', 'POST /reviews/create'] as const)(
  'bots that call %s leave people their share',
  async (route) => {
    const { call } = world(route)
    const plain = await countPasses((client) => call({ ...client, plain: 'program' }), 1000)
    const forms = limits[route].rules.find(({ by }) => by[0] === 'form')?.count ?? 0
    const passed = await countPasses((client) => call({ ...client, form: 'site' }), forms, 11)
    expect([plain, passed]).toEqual([1000, forms])
    expect(limits[route].rules.find(({ by }) => by[0] === 'plain')?.count).toBeLessThan(forms / 5)
  },
)

/** How many calls succeed, one from each of this many addresses. */
async function countPasses(
  call: (client: Calling) => Promise<{ verdict: string }>,
  addresses: number,
  net = 10,
): Promise<number> {
  let passed = 0
  for (let host = 0; host < addresses; host++) {
    const { verdict } = await call(addressIn(net, host))
    if (verdict === 'passes') passed++
  }
  return passed
}

const neighbours = [
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2', '2001:db8:1:2'],
  ['2001:db8:1:2', '2001:db8:1:3'],
] as const

test.each(
  (['POST /messages', 'POST /reviews/create', 'POST /coupons/{id}/views'] as const).flatMap((route) =>
    neighbours.map(([flooder, visitor]) => ({ route, flooder, visitor })),
  ),
)('a flood of $route from $flooder makes $visitor wait for a minute at most', async (scene) => {
  const { call, callInvalid, pass, waitBefore: waitOfVisitor } = world(scene.route)
  const [flooder, visitor] = [scene.flooder, scene.visitor].map((client) => ({
    ...networksOf(client),
    form: 'site' as const,
  })) as [Calling, Calling]
  for (let second = 0; second < 300; second++) {
    for (let count = 0; count < 10; count++) {
      await call(flooder)
      await callInvalid(flooder)
    }
    pass(1)
  }
  for (let count = 0; count < 1000; count++) await callInvalid(flooder)
  let answer = await call(flooder)
  while (answer.verdict === 'passes') answer = await call(flooder)
  const waits = [await waitOfVisitor(visitor), (await call(visitor)).wait]
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
  pass(Math.max(...waits))
  expect([await waitOfVisitor(visitor), await call(visitor)]).toEqual([0, { verdict: 'passes', wait: 0 }])
})

test.each(['POST /messages', 'POST /reviews/create'] as const)(
  'calls of %s that are refused as invalid take no place of valid ones, and are bounded themselves',
  async (route) => {
    const { call, callInvalid, pass, waitBefore: waitOfVisitor } = world(route)
    const client = { ...networksOf('198.51.100.1'), form: 'site' as const }
    let read = 0
    while ((await callInvalid(client)) === 0) read++
    expect(read).toBe(120)
    expect(await waitOfVisitor(client)).toBeLessThanOrEqual(2)
    pass(2)
    expect([await waitOfVisitor(client), await call(client)]).toEqual([0, { verdict: 'passes', wait: 0 }])
    // Beyond its first places, one address has 30 a minute.
    read = 0
    for (let second = 0; second < 600; second++) {
      if ((await callInvalid(client)) === 0) read++
      pass(1)
    }
    expect(read).toBeLessThanOrEqual(302)
  },
)

test('a bucket has its count at once, and one place again every so many seconds, never more', async () => {
  const { call, pass } = world('POST /messages')
  const client = { ...networksOf('198.51.100.1'), form: 'site' as const }
  const passes = async () => {
    let count = 0
    while ((await call(client)).verdict === 'passes') count++
    return count
  }
  expect(await passes()).toBe(10)
  expect((await call(client)).wait).toBe(60)
  pass(59)
  expect(await passes()).toBe(0)
  pass(1)
  expect(await passes()).toBe(1)
  pass(150)
  expect(await passes()).toBe(2)
  pass(24 * 60 * 60)
  expect(await passes()).toBe(10)
})

test("the owner of a 48-bit network sends no more than a block's limit", async () => {
  for (const [route, most] of [
    ['POST /messages', 15],
    ['POST /reviews/create', 30],
    ['POST /coupons/{id}/views', 600],
  ] as const) {
    const { call } = world(route)
    let passed = 0
    for (let net = 0; net < 1000; net++) {
      const client = { ...networksOf(`2001:db8:1:${(net * 31).toString(16)}`), form: 'site' as const }
      if ((await call(client)).verdict === 'passes') passed++
    }
    expect([route, passed]).toEqual([route, most])
  }
})

test('a refused call is not counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(limits) as LimitedRoute[])),
      fc.array(fc.record({ net: fc.integer({ min: 0, max: 40 }), plain: fc.boolean() }), { minLength: 50 }),
      async (route, calls) => {
        const { call, total } = world(route)
        for (const { net, plain } of calls) {
          const before = total()
          const calling = {
            ...networksOf(`2001:db8:1:${(net * 97).toString(16)}`),
            account: 'ada@example.com',
            device: 'device',
            session: 'session',
            ...(plain ? { plain: 'program' as const } : { form: 'site' as const }),
          }
          const { verdict } = await call(calling)
          expect(total() - before).toSatisfy((more: number) => (verdict === 'passes' ? more > 0 : more === 0))
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('a failed count leaves nothing behind', async () => {
  const now = new Date('2026-05-31T12:00:00Z')
  const calling = { ...networksOf('203.0.113.7'), account: 'ada@example.com' }
  const { rules } = limits['POST /users/login']
  for (const failing of rules.filter(({ by }) => !by.some((part) => part === 'site'))) {
    const counter = memory(() => now)
    const fault = new Error('The database is away.')
    const add: Counter['add'] = async (rule, of) => {
      if (rule === failing) throw fault
      return counter.add(rule, of)
    }
    const counted = countCall(limits['POST /users/login'], { calling, counter: { ...counter, add } })
    await expect(counted).rejects.toBe(fault)
    expect(counter.total()).toBe(0)
  }
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
