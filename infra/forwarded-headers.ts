import { viewerHostHeader } from '#domain/page/viewer-host'

/** Request headers that CloudFront forwards to the API, beside the token and the accepted encodings. */
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

/** Those that it forwards to the addresses that lead to shops: who asks, and what for. */
export const goHeaders = [
  'CloudFront-Viewer-Address',
  'User-Agent',
  'Sec-Fetch-Dest',
  'Sec-Purpose',
  'Purpose',
  'X-Purpose',
  'X-Moz',
  // Which host no link may lead to: the own one (functions/features/click/go.ts).
  viewerHostHeader,
] as const

/** Those that it forwards to the pages: which address the links of a page's head begin with. */
export const pagesHeaders = [viewerHostHeader] as const

/** Cookies that it forwards: the refresh token and the known device. */
export const forwardedCookies = ['refresh', 'device'] as const
