import type { EdgeRequest } from './normalise-request'

/** What the name of a compressed file adds to the name of its script. */
export const compressedSuffix = '.br'

/** Brotli among the accepted encodings, unless its weight is 0. */
const brotli = /(^|,)\s*br\s*(;\s*q=(1|0?\.0*[1-9])[\d.]*\s*)?(,|$)/i

/**
 * Turns a request for a built script into one for its compressed file, if the browser accepts brotli. The
 * build compresses with more effort than CloudFront spends, and CloudFront passes it on as it is. CloudFront
 * runs this before its cache lookup, so it is written for CloudFront's JavaScript; the local gateway does the
 * same.
 */
export function compressedScript<Request extends Pick<EdgeRequest, 'uri' | 'headers'>>(
  request: Request,
): Request {
  const accepted = request.headers['accept-encoding']
  if (accepted !== undefined && brotli.test(accepted.value) && request.uri.slice(-3) === '.js')
    request.uri += compressedSuffix
  return request
}
