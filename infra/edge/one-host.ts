import type { EdgeRequest } from './normalise-request'

/** Null at the site's own host. Written for CloudFront's JavaScript. */
export function toOneHost({ headers, uri, querystring }: EdgeRequest, host: string, others: string[]) {
  const requestedHost = headers['host']
  if (requestedHost === undefined || others.indexOf(requestedHost.value) < 0) return null
  const query = Object.keys(querystring).map((name) => `${name}=${querystring[name]?.value}`)
  const location = `https://${host}${uri}${query.length > 0 ? '?' : ''}${query.join('&')}`
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  }
}
