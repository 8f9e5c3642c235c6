/** Request headers that CloudFront forwards to the API, beside the token and the accepted encodings. */
export const forwardedHeaders = [
  'CloudFront-Viewer-Address',
  'User-Agent',
  'Content-Type',
  'If-Match',
] as const

/** Cookies that it forwards: the refresh token and the known device. */
export const forwardedCookies = ['refresh', 'device'] as const
