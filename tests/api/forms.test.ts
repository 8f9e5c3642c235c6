import { describe, expect, test, vi } from 'vitest'
import { limits } from '#domain/api/limits'
import { forms } from '#functions/lambdas/pages'
import { parsed } from '../pages/open-page'
import { callApi } from '../support/api'
import { stopClock } from '../support/clock'
import { at, formDataOf } from '../support/content'
import { defaultEventOf, eventOf, type RequestParts } from '../support/event'
import { allItems } from '../support/table-items'
import { newStore, store, token, useOneStore } from '../support/one-store'
import { sampleOf } from '../support/sample'

useOneStore()

type Fields = Record<string, string | Blob | undefined>

async function post(path: string, fields: Fields | FormData, parts: RequestParts = {}) {
  const form = fields instanceof FormData ? fields : formDataOf({ website: '', ...fields })
  const event = await eventOf('POST /messages', { form, ...parts })
  const answer = await forms({ ...event, rawPath: `/api/forms${path}` })
  const { statusCode, headers: { location, ...headers } = {}, body = '' } = answer
  const timeless = String(location).replace(/\.\w+#/, '.{time}#')
  const shownHeaders = location === undefined ? headers : { ...headers, location: timeless }
  return { status: statusCode, headers: shownHeaders as Record<string, string>, page: pageOf(body) }
}

function pageOf(html: string) {
  const document = parsed(html)
  const within = <Found extends Element>(selector: string) => [
    ...document.querySelectorAll<Found>(`form[action^="/api"] ${selector}`),
  ]
  const textsOf = (elements: Element[]) =>
    elements.map((each) => each.textContent.replace(/\s+/g, ' ').trim())
  const controls = [...within<HTMLInputElement>('input'), ...within<HTMLTextAreaElement>('textarea')]
  return {
    /** Without the scripts of development. */
    main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '',
    outcome: textsOf(within('#outcome')).join(),
    errors: textsOf(within('p[class*="error"]')),
    values: Object.fromEntries(controls.map(({ name, value }) => [name, value])),
    options: within<HTMLOptionElement>('option').map((each) => each.text + (each.selected ? ' *' : '')),
  }
}

const message = { fullName: 'Rosa Reyes', email: 'rosa@example.com', phone: '', message: 'Hello.' }
const review = () => ({ reviewerName: 'Rosa', text: 'Quick.', rating: '4', storeId: store._id, store: '' })
const messages = async () => (await callApi('GET /messages', { token })).body
const reviews = async () => (await callApi('GET /reviews', { token })).body

describe('a form that is taken', () => {
  test('of a message leads back to its page, which says so, and staff read it', async () => {
    const { status, headers, page } = await post('/message', message)
    expect({ status, headers, main: page.main }).toEqual({
      status: 303,
      headers: { location: '/reach-us?sent=1.{time}#outcome', 'cache-control': 'no-store' },
      main: '',
    })
    expect(await messages()).toEqual([expect.objectContaining({ ...message, phone: null })])
  })

  test('of a review leads back to its page, and waits for approval whatever it claims', async () => {
    const { status, headers } = await post('/review', { ...review(), approved: 'true' })
    expect([status, headers['location']]).toEqual([303, '/reviews?sent=1.{time}#outcome'])
    expect(await reviews()).toEqual([
      expect.objectContaining({ reviewerName: 'Rosa', text: 'Quick.', rating: 4, approved: false }),
    ])
  })

  test.each([
    ['fills in what people do not see', { website: 'https://spam.example.com' }],
    ['says that it took less than two seconds', { elapsedMs: '1500' }],
  ])('of a bot that %s has the same answer, and nothing is kept', async (_, marks) => {
    const [person, program] = [
      await post('/message', message),
      await post('/message', { ...message, ...marks }),
    ]
    expect(program).toEqual(person)
    expect(await messages()).toHaveLength(1)
    expect((await post('/review', { ...review(), ...marks })).status).toBe(303)
    expect(await reviews()).toEqual([])
  })
})

describe('a form that is refused', () => {
  test.each([
    ['fullName', '  ', 'Full name is required.'],
    ['email', 'rosa@localhost', 'Enter an email address like name@example.com.'],
  ])('a message names what is wrong with %s at the field', async (name, value, error) => {
    const { status, headers, page } = await post('/message', { ...message, [name]: value })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(page.outcome).toBe(`Your message could not be sent. Please try again. ${error}`)
    expect(page.errors).toEqual([error])
    expect(page.main.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(await messages()).toEqual([])
  })

  test.each(
    sampleOf(
      [
        ['signs of HTML', `<script>alert("1")</script>'&amp;</textarea></form>`],
        ['right-to-left text and emoji', 'سريع جدا 👩‍👩‍👧‍👦🏳️‍🌈'],
        ['5,000 characters', '«é»'.repeat(1666) + 'ab'],
        ['lines', '\n\nfirst\n  second'],
      ],
      2,
    ),
  )('what was typed is kept, with %s, and nothing of it is markup', async (_, text) => {
    const { page } = await post('/review', { ...review(), text, reviewerName: text.slice(0, 90), rating: '' })
    expect(page.values).toMatchObject({ reviewerName: text.slice(0, 90) })
    // A browser leaves out the first line break of a textarea.
    expect(page.values['text']?.replace(/^\n/, '')).toBe(text)
    expect(page.main).not.toContain('<script')
    expect(page.options).toContain('Zephyr *')
  })

  test('too many are asked to wait, with what was typed', async () => {
    stopClock()
    const sourceIp = '203.0.113.9'
    const maxMessages = limits['POST /messages'][0].count
    for (let sent = 0; sent < maxMessages; sent++) await post('/message', message, { sourceIp })
    const { status, headers, page } = await post('/message', message, { sourceIp })
    expect([status, headers['retry-after'], page.values['message']]).toEqual([429, '60', 'Hello.'])
    expect(page.outcome).toMatch(/Too many tries\. Please wait .* and try again\.$/)
    expect(await messages()).toHaveLength(maxMessages)
  })

  test('another site cannot have a browser send it, nor fill it in', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site }
      const { status, page } = await post('/message', message, { headers })
      expect([status, page.values['message']]).toEqual([403, ''])
      expect(page.outcome).toContain('It was not sent from our page. Please fill it in here.')
    }
    expect(await messages()).toEqual([])
    const own = await post('/message', message, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(own.status).toBe(303)
  })

  test.each(
    sampleOf(
      [
        ['https://other.example', 'same-origin'],
        ['https://clipwell.example:8443', 'same-origin'],
        ['https://www.clipwell.example', undefined],
        ['null', undefined],
      ],
      2,
    ),
  )('the origin %s, with Sec-Fetch-Site %s, is not ours', async (origin, site) => {
    const headers = { origin, ...(site && { 'sec-fetch-site': site }), 'x-viewer-host': 'clipwell.example' }
    const { status, page } = await post('/review', review(), { headers })
    expect([status, page.outcome]).toEqual([
      403,
      expect.stringContaining('It was not sent from our page. Please fill it in here.'),
    ])
    expect(await reviews()).toEqual([])
  })

  test.each(
    sampleOf(
      [
        ['https://clipwell.example', 'clipwell.example', undefined],
        ['http://localhost:3000', 'localhost:3000', 'same-origin'],
        ['null', 'clipwell.example', 'same-origin'],
      ],
      3,
    ),
  )('the origin %s at %s is ours', async (origin, host, site) => {
    const headers = { origin, ...(site && { 'sec-fetch-site': site }), 'x-viewer-host': host }
    expect((await post('/message', message, { headers })).status).toBe(303)
  })

  test('a body that is too large is said, without what was in it', async () => {
    const { status, page } = await post('/message', { ...message, message: 'x'.repeat(300_000) })
    expect([status, page.values['message']]).toEqual([413, ''])
    expect(page.outcome).toContain('The request is too large: it may have at most 256 KB.')
  })
})

describe('the store of a review', () => {
  const find = (fields: Fields) => post('/review/store', { ...review(), storeId: '', ...fields })

  test('is found by its name, and stores of one name are told apart', async () => {
    for (const [slug, time] of [
      ['ebb', at('01T08:00')],
      ['ebb-2', at('01T08:01')],
    ] as const) {
      await newStore({ name: 'Ebb', slug }, time)
    }
    const { status, page } = await find({ store: 'eb', text: '<b>' })
    expect([status, page.outcome, page.errors, page.values['text']]).toEqual([200, '', [], '<b>'])
    expect(page.options).toEqual(['Choose a store *', 'Ebb (/ebb)', 'Ebb (/ebb-2)'])
    expect(page.main).toContain('2 stores found')
    expect(await reviews()).toEqual([])
  })

  test('is chosen if no other is found', async () => {
    await newStore({ name: 'Ebb' })
    expect((await find({ store: 'zeph' })).page.options).toEqual(['Choose a store', 'Zephyr *'])
  })

  test('is looked for too where a review is sent with a name alone', async () => {
    const { status, page } = await post('/review', { ...review(), storeId: '', store: 'zeph' })
    expect([status, page.errors, page.options]).toEqual([
      400,
      ['A store is required.'],
      ['Choose a store', 'Zephyr *'],
    ])
  })

  test('that was chosen stays among others', async () => {
    await newStore({ name: 'Ebb' })
    const { page } = await find({ store: 'ebb', storeId: store._id })
    expect(page.options).toEqual(['Choose a store', 'Zephyr *', 'Ebb'])
  })

  test('is not looked for on behalf of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await post('/review/store', { store: 'zeph' }, { headers })).status).toBe(403)
  })
})

test('requests that bypass CloudFront are refused', async () => {
  vi.stubEnv('ORIGIN_SECRETS', 'secret')
  for (const path of ['/message', '/review', '/review/store']) {
    expect((await post(path, message)).status).toBe(403)
  }
  expect((await allItems()).filter(({ pk }) => pk.startsWith('MESSAGE'))).toEqual([])
})

test.each([
  ['/message', '/reach-us'],
  ['/review', '/reviews'],
  ['/review/store', '/reviews'],
])('who opens the address %s is led to the form', async (path, page) => {
  const { statusCode, headers } = await forms(defaultEventOf('GET', `/api/forms${path}`))
  expect([statusCode, headers?.['location']]).toEqual([303, page])
})
