import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { type FormPath, formRoutes } from '#domain/form-routes'
import { handler } from '#functions/pages/handler'
import { defaultEventOf } from '../support/event'
import { postForm } from './open-page'
import { openStates, type StatePage } from './open-states'

/** The rules of HTML, and what helps people whom technology assists. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes what it renders. HTML allows it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which HTML and CSS allow.
    'valid-id': ['error', { relaxed: true }],
    // All scripts and styles are of our own origin, which the security policy ensures.
    'require-sri': 'off',
  },
})

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${String(selector)}`),
  )
}

let pages: StatePage[]

beforeAll(async () => {
  pages = await openStates()
})

test('every page in every state is valid HTML', async () => {
  const found = new Map<string, string>()
  for (const { state, html, status } of pages) {
    if (status === 301) continue
    for (const problem of await problemsOf(html)) found.set(problem, state.path)
  }
  expect([...found]).toEqual([])
})

test.each(Object.keys(formRoutes) as FormPath[])('the page that answers %s is valid HTML', async (path) => {
  const { html } = await postForm(path, { couponId: 'x' })
  expect(await problemsOf(html)).toEqual([])
})

test.each(['/login', '/login/forgotten-password', '/admin'])('%s is valid HTML', async (path) => {
  const { body = '' } = await handler(defaultEventOf('GET', path))
  expect(await problemsOf(body)).toEqual([])
})
