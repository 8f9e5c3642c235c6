import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { contentTypeOf, formOf, jsonOf } from './body'

type Event = APIGatewayProxyEventV2

const budget = 1_000_000
const eventOf = (type: string | undefined, body: string | undefined, isBase64Encoded = false) =>
  ({ headers: type === undefined ? {} : { 'content-type': type }, body, isBase64Encoded }) as unknown as Event

const json = (body: string | undefined, type = 'application/json') => eventOf(type, body)
const form = (body: string, type = 'multipart/form-data; boundary=cut') => eventOf(type, body)

const part = (name: string, value = 'x', headers = '') =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"${headers}\r\n\r\n${value}\r\n`
const parts = (count: number) => Array.from({ length: count }, (_, at) => part(`pros[${at}]`)).join('')
const end = '--cut--\r\n'

test.each([
  ['application/json', 'application/json'],
  ['Application/JSON ; charset=utf-8; x=1', 'application/json'],
  [undefined, ''],
])('the content type %s is %j', (type, expected) => {
  expect(contentTypeOf(eventOf(type, ''))).toBe(expected)
})

test('JSON is decoded from text and from base64', () => {
  const text = '{"name":"Café"}'
  const encoded = Buffer.from(text).toString('base64')
  expect(jsonOf(json(text), budget)).toEqual({ name: 'Café' })
  expect(jsonOf(eventOf('application/json', encoded, true), budget)).toEqual({ name: 'Café' })
})

const latin1 = Buffer.from('{"title":"caf\xe9"}', 'latin1')
/** JSON as the gateway passes it on as text: what is no UTF-8 is replaced, the length is what was sent. */
const repaired = (sent: Buffer) => {
  const event = json(sent.toString('utf8'))
  return { ...event, headers: { ...event.headers, 'content-length': String(sent.length) } }
}

test.each([
  ['in base64', eventOf('application/json', latin1.toString('base64'), true)],
  ['that the gateway has replaced', repaired(latin1)],
])('bytes that are no UTF-8 are refused as JSON: %s', (_, event) => {
  const refusal = { code: 'invalid', message: 'The body must be UTF-8.' }
  expect(() => jsonOf(event, budget)).toThrow(expect.objectContaining(refusal))
})

test('a replacement character that was typed is text', () => {
  expect(jsonOf(repaired(Buffer.from('"\uFFFD"')), budget)).toBe('\uFFFD')
  expect(jsonOf(json('"\uFFFD"'), budget)).toBe('\uFFFD')
})

test('JSON in UTF-8 may say so, and no other encoding', () => {
  for (const charset of ['UTF-8', '"utf-8"', 'us-ascii', 'utf8; x=1']) {
    expect(jsonOf(json('{}', `application/json; charset=${charset}`), budget)).toEqual({})
  }
  const refusal = { code: 'unsupported', message: 'The body must be UTF-8.' }
  for (const charset of ['iso-8859-1', 'UTF-16', '"utf-16le"', '']) {
    const event = json('{}', `application/json;Charset=${charset}`)
    expect(() => jsonOf(event, budget)).toThrow(expect.objectContaining(refusal))
  }
})

test('a body may have as many bytes as its budget', async () => {
  const text = '"é"'
  const encoded = eventOf('application/json', Buffer.from(text).toString('base64'), true)
  const whole = `${part('name')}${end}`
  const tooLarge = { code: 'too_large' }
  expect([jsonOf(json(text), 4), jsonOf(encoded, 4)]).toEqual(['é', 'é'])
  expect(() => jsonOf(json(text), 3)).toThrow(expect.objectContaining(tooLarge))
  expect(() => jsonOf(encoded, 3)).toThrow(expect.objectContaining(tooLarge))
  expect((await formOf(form(whole), whole.length)).texts).toEqual({ name: ['x'] })
  await expect(formOf(form(whole), whole.length - 1)).rejects.toMatchObject(tooLarge)
})

test('a form has texts and files by name, repeated ones in order', async () => {
  const file = (name: string, value: string) => part('logo', value, `; filename="${name}"`)
  const body = `${part('pros', 'a')}${file('a.png', 'A')}${part('pros', 'b')}${file('b.png', '')}${end}`
  const encoded = Buffer.from(body).toString('base64')
  const expected = {
    texts: { pros: ['a', 'b'] },
    files: {
      logo: [
        { name: 'a.png', bytes: new Uint8Array([65]) },
        { name: 'b.png', bytes: new Uint8Array() },
      ],
    },
  }
  expect(await formOf(form(body), budget)).toEqual(expected)
  expect(await formOf(eventOf('multipart/form-data; boundary=cut', encoded, true), budget)).toEqual(expected)
})

const ofField = (name: string, value: Buffer | string, headers = '') => {
  const [before, after] = part(name, '|', headers).split('|')
  const body = Buffer.concat([Buffer.from(before ?? ''), Buffer.from(value), Buffer.from(`${after}${end}`)])
  return eventOf('multipart/form-data; boundary=cut', body.toString('base64'), true)
}
const cafe = Buffer.from('caf\xe9', 'latin1')

test.each([
  ['a text', 'title', cafe, ''],
  ['an item of a list', 'title[0]', cafe, ''],
  ['a text in base64', 'title', cafe.toString('base64'), '\r\nContent-Transfer-Encoding: base64'],
  ['a text that says utf-16le', 'title', 'cafe', '\r\nContent-Type: text/plain; charset=utf-16le'],
  ['a text that says iso-8859-1', 'title', 'cafe', '\r\nContent-Type: text/plain; charset="iso-8859-1"'],
])('%s of a form that is no UTF-8 is refused with its name', async (_, name, value, headers) => {
  const message = 'The field title must be UTF-8.'
  const refusal = { code: 'invalid', message, fields: { title: message } }
  await expect(formOf(ofField(name, value, headers), budget)).rejects.toMatchObject(refusal)
})

test('a name of a form that is no UTF-8 is refused', async () => {
  const text = ofField('name', 'x').body ?? ''
  const body = Buffer.from(
    Buffer.from(text, 'base64').toString().replace('name="name"', 'name="n\xe9"'),
    'latin1',
  )
  const event = eventOf('multipart/form-data; boundary=cut', body.toString('base64'), true)
  const refusal = { code: 'invalid', message: 'The body must be UTF-8.' }
  await expect(formOf(event, budget)).rejects.toMatchObject(refusal)
})

test('texts in UTF-8 and files of any bytes are taken', async () => {
  const utf8 = '\r\nContent-Type: text/plain; charset=UTF-8'
  expect((await formOf(ofField('title', 'café \uFFFD', utf8), budget)).texts).toEqual({
    title: ['café \uFFFD'],
  })
  const { files } = await formOf(ofField('logo', cafe, '; filename="a.png"'), budget)
  expect(files).toEqual({ logo: [{ name: 'a.png', bytes: new Uint8Array(cafe) }] })
})

test('names that a prototype has are fields like others', async () => {
  const { texts, files } = await formOf(form(`${part('__proto__')}${part('toString', 'y')}${end}`), budget)
  expect(Object.entries(texts)).toEqual([
    ['__proto__', ['x']],
    ['toString', ['y']],
  ])
  expect([Object.getPrototypeOf(texts), Object.getPrototypeOf(files)]).toEqual([null, null])
})

test.each(['multipart/form-data; boundary="cut"', 'multipart/form-data;Boundary=cut; charset=utf-8'])(
  'the boundary is found in %s',
  async (type) => {
    expect((await formOf(form(`${parts(200)}${end}`, type), budget)).texts['pros[199]']).toEqual(['x'])
    await expect(formOf(form(`${parts(201)}${end}`, type), budget)).rejects.toMatchObject({ code: 'invalid' })
  },
)

const notValid = 'The body is not a valid multipart form.'
test.each([
  ['more than 200 parts', parts(201) + end, 'A form may have at most 200 fields and files.'],
  [
    'a name of more than 100 characters',
    part('x'.repeat(101)) + end,
    'A field of the form has too long a name.',
  ],
  ['headers without an end', `--cut\r\nContent-Disposition: form-data; name="a"\r\n${end}`, notValid],
  ['headers of more than 4 KB', part('a', 'x', `\r\nX: ${'y'.repeat(4096)}`) + end, notValid],
  ['no end', part('a'), notValid],
  ['nothing', '', notValid],
])('a form with %s is refused', async (_, body, message) => {
  await expect(formOf(form(body), budget)).rejects.toMatchObject({ code: 'invalid', message })
})

test('a form may have a name of 100 characters, and headers of almost 4 KB', async () => {
  const name = 'x'.repeat(100)
  const body = `${part(name)}${part('a', 'y', `\r\nX: ${'y'.repeat(4000)}`)}${end}`
  expect((await formOf(form(body), budget)).texts).toEqual({ [name]: ['x'], a: ['y'] })
})
