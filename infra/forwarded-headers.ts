/**
 * The headers of a request to the API that CloudFront hands on, beside the token and what encodings are
 * taken.
 */
export const forwardedHeaders = [
  'CloudFront-Viewer-Address',
  'User-Agent',
  'Content-Type',
  'If-Match',
] as const

/** The cookies that it hands on: what renews a session, and what a browser is known by. */
export const forwardedCookies = ['refresh', 'device'] as const
