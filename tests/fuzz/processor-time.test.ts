import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, test, vi } from 'vitest'
import { bodySizeOf } from '#domain/api/endpoint'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { handler as pages } from '#functions/lambdas/pages'
import { sendEvent } from '../support/api'
import { problemsOf } from '../support/conformance'
import { defaultEventOf, eventOf, type RequestParts } from '../support/event'
import { sampleOf } from '../support/sample'
import { useCreatedContent } from '../support/use-created-content'
import { describedRoutes } from '../support/create-content'
import { validRequests } from '../support/valid-request'
import { costlyTexts } from './costly-texts'

/** Milliseconds of processor time for a request. Unbounded code takes ten to a hundred times as long. */
const ceiling = 2000
const longest = 250_000

/** The most bytes for an address and headers: API Gateway accepts 10 KB of both together. */
const head = 8000

/** Whether to send each text to each place, as `npm run test:fuzz` does. */
const everything = process.env['FUZZ_REQUESTS'] !== undefined

const content = useCreatedContent()

interface Place {
  name: string
  room: number
  put: (request: RequestParts, text: string) => RequestParts
}

function placesOf(key: RouteKey, request: RequestParts): Place[] {
  const room = Math.min(longest, bodySizeOf(endpointOf(key)) - 20_000)
  return [
    ...Object.keys(request.params ?? {}).map((name) =>
      inHead(`param ${name}`, (parts, text) => ({ ...parts, params: { ...parts.params, [name]: text } })),
    ),
    ...(everything || handledAlike.has(key) ? outside : []),
    ...inBody(request).map((place) => ({ ...place, room })),
  ]
}

function inBody({ json, form }: RequestParts): Omit<Place, 'room'>[] {
  if (json) {
    const inField = (name: string): Omit<Place, 'room'> => ({
      name: `field ${name}`,
      put: (parts, text) => ({ ...parts, json: { ...(parts.json as object), [name]: text } }),
    })
    return [...Object.keys(json).map(inField), { name: 'JSON', put: raw }]
  }
  if (!form) return []
  const inField = (name: string): Omit<Place, 'room'> => ({
    name: `field ${name}`,
    put: (parts, text) => ({ ...parts, form: formWith(parts, name, text) }),
  })
  const inName: Place['put'] = (parts, text) => ({ ...parts, form: formWith(parts, text, 'x') })
  return [...[...new Set(form.keys())].map(inField), { name: 'name of a field', put: inName }]
}

/** Samples in `npm test` of the routes whose query, headers and cookies are read by the same code. */
const handledAlike = new Set<RouteKey>(['GET /stores', 'PUT /reviews/{id}', 'POST /users/refresh'])

const inHead = (name: string, put: Place['put']): Place => ({ name, room: head, put })

const outside: Place[] = [
  ...['limit', 'cursor', 'sort', 'storeId'].map((name) =>
    inHead(`query ${name}`, (parts, text) => ({ ...parts, query: { [name]: text } })),
  ),
  ...['if-match', 'if-none-match', 'authorization', 'content-type'].map((name) =>
    inHead(name, (parts, text) => ({ ...parts, headers: { [name]: text } })),
  ),
  inHead('user-agent', (parts, text) => ({ ...parts, userAgent: text })),
  inHead('cookie', (parts, text) => ({ ...parts, cookies: [`refresh=${text}`, text] })),
]

function formWith({ form }: RequestParts, name: string, text: string): FormData {
  const changed = new FormData()
  for (const [each, value] of form ?? []) if (each !== name) changed.append(each, value)
  changed.append(name, text)
  return changed
}

function raw(request: RequestParts, text: string): RequestParts {
  const { json: _, ...parts } = request
  return { ...parts, body: text, headers: { ...parts.headers, 'content-type': 'application/json' } }
}

/** The number of texts for each place in `npm test`, different ones for each. */
const few = 1
let next = 0

function attacksOn(places: Place[]): [place: Place, text: string][] {
  const texts = Object.keys(costlyTexts)
  return places.flatMap((place) => {
    const chosen = everything ? texts : Array.from({ length: few }, () => texts[next++ % texts.length] ?? '')
    return chosen.map((text): [Place, string] => [place, text])
  })
}

async function processorTime<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

async function expectCheap(what: string, key: RouteKey, event: APIGatewayProxyEventV2): Promise<void> {
  const { ms, result } = await processorTime(() => sendEvent(event, endpointOf(key).servedBy))
  expect([what, ms < ceiling ? 'in time' : `${ms} ms`, problemsOf(key, result)]).toEqual([
    what,
    'in time',
    [],
  ])
  expect([what, result.status]).toEqual([what, expect.toSatisfy((status: number) => status < 500)])
}

describe('a text that is slow for careless code', { timeout: 1_200_000 }, () => {
  test.each(sampleOf(describedRoutes, 3, 0, everything))('%s answers it in time', async (key) => {
    for (const request of validRequests(key, content.created)) {
      for (const [place, text] of attacksOn(placesOf(key, request))) {
        const costly = Buffer.from(costlyTexts[text]?.(place.room) ?? '').subarray(0, place.room)
        const parts = place.put({ ...request, token: content.token }, costly.toString())
        await expectCheap(`${text} in ${place.name}`, key, await eventOf(key, parts))
      }
    }
  })

  const paths = ['/', '/store/', '/coupons/', '/explore/', '/blogs/', '/admin/', '/login/']

  test.each(sampleOf(Object.entries(costlyTexts), 2, 0, everything))(
    'of %s is answered by every page in time',
    async (_, make) => {
      for (const name of ['error', 'warn'] as const) vi.spyOn(console, name).mockReturnValue()
      for (const path of everything ? paths : [paths[next++ % paths.length] ?? '/']) {
        const event = defaultEventOf(
          'GET',
          path + encodeURI(Buffer.from(make(head / 4)).toString()).slice(0, head),
        )
        const { ms, result } = await processorTime(() => pages(event))
        expect([path, ms < ceiling ? 'in time' : `${ms} ms`]).toEqual([path, 'in time'])
        expect([path, result.statusCode]).toEqual([path, expect.toSatisfy((status: number) => status < 500)])
      }
    },
  )
})

const forms = describedRoutes.filter((key) => validRequests(key, {}).some(({ form }) => form))

/** Multipart bodies that are slow as a whole, with too many parts, names or boundaries. */
const costlyForms: Record<string, (size: number) => { boundary: string; body: string }> = {
  'many parts': (size) => ({ boundary: 'b', body: manyParts(size, () => 'x') }),
  'many names': (size) => ({ boundary: 'b', body: manyParts(size, (at) => `x${at}`) }),
  'many numbers': (size) => ({ boundary: 'b', body: manyParts(size, (at) => `pros[${9999 - (at % 9999)}]`) }),
  'names with a meaning': (size) => ({ boundary: 'b', body: manyParts(size, () => '__proto__') }),
  'beginnings of boundaries': (size) => ({
    boundary: 'a'.repeat(70),
    body: `\r\n--${'a'.repeat(69)}`.repeat(size / 73),
  }),
  'one letter': (size) => ({ boundary: 'a'.repeat(70), body: 'a'.repeat(size) }),
  'nothing but hyphens': (size) => ({ boundary: '-'.repeat(70), body: '-'.repeat(size) }),
  'many headers': (size) => ({ boundary: 'b', body: `--b\r\n${'X: y\r\n'.repeat(size / 7)}\r\n--b--` }),
  'a long header': (size) => ({ boundary: 'b', body: `--b\r\nX:${' '.repeat(size - 20)}\r\n\r\n--b--` }),
}

function manyParts(size: number, name: (at: number) => string): string {
  const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="${name(at)}"\r\n\r\nx\r\n`
  return `${Array.from({ length: size / 70 }, (_, at) => part(at)).join('')}--b--\r\n`
}

describe.each(everything ? forms : forms.slice(-2))('%s', { timeout: 600_000 }, (key) => {
  test.each(Object.entries(costlyForms))('refuses a form of %s in time', async (what, make) => {
    const { boundary, body } = make(bodySizeOf(endpointOf(key)) - 1000)
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const [{ params } = {}] = validRequests(key, content.created)
    const event = await eventOf(key, { ...(params && { params }), headers, body, token: content.token })
    await expectCheap(what, key, event)
  })
})
