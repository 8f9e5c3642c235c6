import { createHash } from 'node:crypto'
import { earlyRecorder } from '#domain/page/early-recorder'

export interface SecurityOptions {
  /** For the inline scripts and web socket of Vite's dev server. */
  development?: boolean
  /** @default false */
  includeSubDomains?: boolean
}

/** Two years. */
export const transportSecuritySeconds = 63_072_000

/** The headers of every answer, by the local gateway and CloudFront. Names are in lower case. */
export function securityHeaders(options: SecurityOptions = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'strict-transport-security': `max-age=${transportSecuritySeconds}${options.includeSubDomains ? '; includeSubDomains' : ''}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)',
    'cross-origin-opener-policy': 'same-origin',
  }
}

function contentSecurityPolicy({ development = false }: SecurityOptions): string {
  // Beside a hash browsers would ignore 'unsafe-inline'.
  const scripts = ["'self'", development ? "'unsafe-inline'" : hashOf(earlyRecorder)]
  const connections = ["'self'", ...(development ? ['ws:'] : [])]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    // The server writes the critical CSS into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
