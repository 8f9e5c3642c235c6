import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { type FormPath, formRoutes } from '#domain/routes/form-routes'
import { handler } from '#functions/lambdas/pages'
import { defaultEventOf } from '../support/event'
import { sampleOf } from '../support/sample'
import { postForm } from './open-page'
import { pages, withStates } from './open-states'

/** The rules of HTML, and what helps people whom technology assists. */
const config = {
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
    // The dialog of an offer stands before the page whose heading is h1, so that it can be printed alone.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    // Stores and blogs are called what they are called.
    'long-title': 'off',
    // ARIA allows a list to have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A search has one field, which Enter sends. It is found while it is typed.
    'wcag/h32': 'off',
  },
} satisfies ConfigData

const validator = new HtmlValidate(config)

async function problemsOf(html: string, judge = validator): Promise<string[]> {
  const { results } = await judge.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${String(selector)}`),
  )
}

withStates()

test('every page in every state is valid HTML', async () => {
  const found = new Map<string, string>()
  for (const { state, html, status } of sampleOf(pages, 5)) {
    if (status === 301) continue
    for (const problem of await problemsOf(html)) found.set(problem, state.path)
  }
  expect([...found]).toEqual([])
})

test.each(Object.keys(formRoutes) as FormPath[])('the page that answers %s is valid HTML', async (path) => {
  const { html } = await postForm(path, { couponId: 'x' })
  expect(await problemsOf(html)).toEqual([])
})

/** Amplify's fields have styles of their own. */
const ofStaff = new HtmlValidate({ ...config, rules: { ...config.rules, 'no-inline-style': 'off' } })

test.each(['/login', '/login/forgotten-password', '/admin'])('%s is valid HTML', async (path) => {
  const { body = '' } = await handler(defaultEventOf('GET', path))
  expect(await problemsOf(body, ofStaff)).toEqual([])
})
