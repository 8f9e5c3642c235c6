import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { earlyRecorder } from '#domain/page/early-recorder'
import { securityHeaders } from './security-headers'

test('a page may load only from its own origin, and one inline script', () => {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(earlyRecorder).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]
  expect(securityHeaders()).toEqual({
    'content-security-policy': policy.join('; '),
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  })
})
