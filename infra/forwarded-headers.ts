import { viewerHostHeader } from '#domain/viewer-host'

/** Request headers that CloudFront forwards to the API, beside the token and the accepted encodings. */
export const forwardedHeaders = [
  'CloudFront-Viewer-Address',
  'User-Agent',
  'Content-Type',
  'If-Match',
  // Whether another site made the browser send a form (functions/pages/forms.ts).
  'Sec-Fetch-Site',
  'Origin',
  viewerHostHeader,
] as const

/** Cookies that it forwards: the refresh token and the known device. */
export const forwardedCookies = ['refresh', 'device'] as const
