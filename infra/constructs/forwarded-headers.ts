import { viewerHostHeader } from '#domain/http/viewer-host'

export const forwardedHeaders = [
  'CloudFront-Viewer-Address',
  'User-Agent',
  'Content-Type',
  'If-Match',
  'Idempotency-Key',
  // Whether another site made the browser send a form (functions/http/origin.ts).
  'Sec-Fetch-Site',
  'Origin',
  viewerHostHeader,
] as const

export const goHeaders = [
  'CloudFront-Viewer-Address',
  'User-Agent',
  'Sec-Fetch-Dest',
  'Sec-Purpose',
  'Purpose',
  'X-Purpose',
  'X-Moz',
  // No link may lead to the own host (functions/features/click/go.ts).
  viewerHostHeader,
] as const

/** For absolute links in a page's head. */
export const pagesHeaders = [viewerHostHeader] as const

export const forwardedCookies = ['refresh', 'device'] as const
