import type { EdgeRequest } from './normalise-request'

export const compressedSuffix = '.br'

/** Unless its weight is 0. */
const brotli = /(^|,)\s*br\s*(;\s*q=(1|0?\.0*[1-9])[\d.]*\s*)?(,|$)/i

/** Written for CloudFront's JavaScript, which runs it before its cache lookup. */
export function compressedScript<Request extends Pick<EdgeRequest, 'uri' | 'headers'>>(
  request: Request,
): Request {
  const accepted = request.headers['accept-encoding']
  if (accepted !== undefined && brotli.test(accepted.value) && request.uri.slice(-3) === '.js')
    request.uri += compressedSuffix
  return request
}
