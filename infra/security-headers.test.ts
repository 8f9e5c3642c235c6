import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers'

function policyOf(headers: Record<string, string>): Record<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('the policy lets a page load from its own origin alone, and run no inline script', () => {
  expect(policyOf(securityHeaders())).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  })
})

test('development differs in inline scripts and the web socket only', () => {
  const production = policyOf(securityHeaders())
  expect(policyOf(securityHeaders({ development: true }))).toEqual({
    ...production,
    'script-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", 'ws:'],
  })
})

test('the other headers are there in every environment', () => {
  const { 'content-security-policy': _policy, ...others } = securityHeaders()
  expect(others).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  })
})
