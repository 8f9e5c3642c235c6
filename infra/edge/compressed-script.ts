import type { EdgeRequest } from './normalise-request'

export const compressedSuffix = '.br'

/** Unless its weight is 0. */
const brotli = /(^|,)\s*br\s*(;\s*q=(1|0?\.0*[1-9])[\d.]*\s*)?(,|$)/i

/**
 * If the browser accepts brotli. CloudFront runs this before its cache lookup, so it is written for
 * CloudFront's JavaScript; the local gateway does the same.
 */
export function compressedScript<Request extends Pick<EdgeRequest, 'uri' | 'headers'>>(
  request: Request,
): Request {
  const accepted = request.headers['accept-encoding']
  if (accepted !== undefined && brotli.test(accepted.value) && request.uri.slice(-3) === '.js')
    request.uri += compressedSuffix
  return request
}
