import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { sendEvent } from '../support/api'
import { eventOf, type RequestParts } from '../support/event'
import { sampleOf } from '../support/sample'
import { useCreatedContent } from '../support/use-created-content'
import { describedRoutes } from '../support/create-content'
import { bodyFieldsOf, type Kind, validRequests } from '../support/valid-request'
import { unacceptable } from './stored-items'

const numRuns = Math.ceil(Number(process.env['FUZZ_REQUESTS'] ?? 20) / 20)

/** `npm run test:fuzz` tries every kind, and every way to be empty. `npm test` takes turns in each route. */
function triedOf<Case>(cases: readonly Case[], field: number): Case[] {
  return sampleOf(cases, 6, field, process.env['FUZZ_REQUESTS'] !== undefined)
}

const content = useCreatedContent()

// An empty text says that nothing was sent.
const text = fc.string({ minLength: 1, maxLength: 5 }).filter((each) => each.trim() !== '')

const values: Record<Kind, fc.Arbitrary<unknown>> = {
  string: text,
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  boolean: fc.boolean(),
  null: fc.constant(null),
  array: fc.array(fc.oneof(text, fc.integer()), { maxLength: 3 }),
  object: fc.dictionary(text, text, { maxKeys: 2, noNullPrototype: true }),
}

const kinds = Object.keys(values) as Kind[]

const wanted: Record<Kind, RegExp> = {
  string: /must be text\.$|not a valid id\.$|must be (\w+(, \w+)* or \w+|one of [\w-]+(, [\w-]+)+)\.$/,
  number: /must be a number\.$/,
  boolean: /ust be true or false\.$/,
  array: /must be a list[.,]/,
  object: /has a paragraphText|must be an object with /,
  null: /is sent as a file of a form\.$/,
}

/** A copy of a JSON body with another value at a path: ['paragraphs', '0', 'paragraphTitle']. */
function withValue(body: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = Array.isArray(body) ? Object.fromEntries(body.entries()) : (body as Record<string, unknown>)
  const changed = { ...inner, [name]: rest.length > 0 ? withValue(inner[name], rest, value) : value }
  return Array.isArray(body) ? Object.values(changed) : changed
}

async function refusalOf(key: RouteKey, parts: RequestParts) {
  const { status, body } = await sendEvent(
    await eventOf(key, { ...parts, token: content.token }),
    endpointOf(key).servedBy,
  )
  return { status, fields: (body?.fields ?? {}) as Record<string, string> }
}

const routes = describedRoutes.flatMap((key) =>
  validRequests(key, {}).flatMap(({ json, form }) => [
    ...(json === undefined ? [] : [[key, 'JSON'] as const]),
    ...(form === undefined ? [] : [[key, 'a form'] as const]),
  ]),
)

function requestOf(key: RouteKey, type: string): RequestParts {
  const requests = validRequests(key, content.created)
  const request = requests.find(({ json }) => (json !== undefined) === (type === 'JSON')) ?? {}
  const { json } = request
  // Otherwise a request is refused for them whatever else it lacks.
  const right = { newPassword: 'Passw0rd!', code: '123456' }
  const isChange = json !== undefined && Object.hasOwn(json as object, 'newPassword')
  return isChange ? { ...request, json: { ...(json as object), ...right } } : request
}

describe('a field of the wrong kind is refused with the kind that it wants', { timeout: 600_000 }, () => {
  test.each(routes.filter(([, type]) => type === 'JSON'))('%s in %s', async (key) => {
    const request = requestOf(key, 'JSON')
    const bodyFields = bodyFieldsOf(key, 'application/json', request.json)
    for (const [at, { path, accepts }] of bodyFields.entries()) {
      const wrong = kinds.filter((each) => !accepts.includes(each))
      for (const kind of triedOf(wrong, at)) {
        await fc.assert(
          fc.asyncProperty(values[kind], async (value) => {
            const { status, fields } = await refusalOf(key, {
              ...request,
              json: withValue(request.json, path, value),
            })
            const message = fields[path.join('.')] ?? ''
            const isNamed = accepts.some((each) => wanted[each].test(message))
            expect([status, path.join('.'), isNamed ? 'names the kind' : fields]).toEqual([
              400,
              path.join('.'),
              'names the kind',
            ])
          }),
          { numRuns },
        )
      }
    }
  })

  const spoilt: Record<string, (form: FormData, name: string, value: string) => void> = {
    'a file': (form, name, value) => form.set(name, new File([value], 'x.txt')),
    'a list': (form, name, value) => {
      form.delete(name)
      form.append(`${name}[0]`, value)
      form.append(`${name}[]`, value)
    },
  }

  test.each(routes.filter(([, type]) => type === 'a form'))('%s in %s', async (key) => {
    const { form = new FormData(), ...request } = requestOf(key, 'a form')
    const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [name] : []))
    for (const name of texts.filter((each) => !each.includes('[') && !asJson.has(each))) {
      for (const spoil of Object.values(spoilt)) {
        const changed = new FormData()
        for (const [each, value] of form) changed.append(each, value)
        spoil(changed, name, 'x')
        const { status, fields } = await refusalOf(key, { ...request, form: changed })
        expect([status, name, fields[name]]).toEqual([400, name, expect.stringMatching(oneKind)])
      }
    }
  })
})

/** Fields of a form with JSON as their text. */
const asJson = new Set(['paragraphs'])

const oneKind = new RegExp(
  [wanted.string, wanted.number, wanted.boolean].map(({ source }) => source).join('|'),
)

function changedForm(form: FormData, change: (form: FormData) => void): FormData {
  const copy = new FormData()
  for (const [name, value] of form) copy.append(name, value)
  change(copy)
  return copy
}

const formRoutes = routes.filter(([, type]) => type === 'a form').map(([key]) => key)
const listOf = (name: string) => name.replace(/\[.*/, '')

describe('what a form sends in a wrong way is refused, and not left out', () => {
  test.each(formRoutes)('%s', async (key) => {
    const { form = new FormData(), ...request } = requestOf(key, 'a form')
    const answers = async (change: (form: FormData) => void, name: string) => {
      const { status, fields } = await refusalOf(key, { ...request, form: changedForm(form, change) })
      return [status, name, fields[name]]
    }
    for (const [name, value] of form) {
      const isItem = name.includes('[')
      const isFiles = name === 'coverImages'
      const field = listOf(name)
      if (isItem || isFiles) {
        const odd = await answers((copy) => copy.append(`${field}[0][0]`, value), field)
        expect(odd).toEqual([400, field, `A list is sent as ${field}[0], ${field}[1], … or ${field}[].`])
      } else {
        const twice = await answers((copy) => copy.append(name, value), name)
        expect(twice).toEqual([400, name, `The field ${name} may be sent only once.`])
      }
      if (typeof value !== 'string' && !key.startsWith('PUT ')) {
        const place = isItem || isFiles ? `${field}.0` : field
        const asText = await answers((copy) => copy.set(name, '/images/a.png'), place)
        expect(asText).toEqual([400, place, expect.stringMatching(/ must be a file\.$/)])
      }
    }
  })
})

/** What says that nothing was sent. */
const required = / is required\.$|^A blog needs a first paragraph\.$/

describe('what is absent or empty is told that it is required, if it is refused', () => {
  test.each(routes)('%s in %s', async (key, type) => {
    const { json, form, ...request } = requestOf(key, type)
    const names = form ? [...form.keys()] : Object.keys(Object(json) as object)
    // A password that is not the current one is refused whatever else is sent.
    const whole = await refusalOf(key, requestOf(key, type))
    for (const [at, name] of names.filter((each) => !lists.has(listOf(each))).entries()) {
      // White space may be a password.
      for (const empty of triedOf([undefined, '', ...(/password/i.test(name) ? [] : ['  '])], at)) {
        const body = form
          ? {
              form: changedForm(form, (copy) =>
                empty === undefined ? copy.delete(name) : copy.set(name, empty),
              ),
            }
          : { json: withValue(json, [name], empty) }
        const { status, fields } = await refusalOf(key, { ...request, ...body })
        if (status === 400 && !isDeepStrictEqual(fields, whole.fields))
          expect([name, empty, fields[name]]).toEqual([name, empty, expect.stringMatching(required)])
      }
    }
  })
})

/** An empty item of a list, and white space where JSON or a file belongs, is of the wrong kind. */
const lists = new Set([
  'pros',
  'cons',
  'paragraphs',
  'storeIds',
  'coverImages',
  'coverImagesPath',
  'coverImageAlts',
  'logo',
  'imagePath',
  'profilePicture',
])

afterAll(async () => {
  expect(await unacceptable()).toEqual([])
}, 60_000)
