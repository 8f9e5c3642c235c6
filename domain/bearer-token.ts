/** Longer than any token of ours, which has some 1,100 characters. */
const longest = 4096

const authorizationHeader = /^Bearer +([\w-]+)\.([\w-]+)\.([\w-]+) *$/i

/**
 * The token that an Authorization header carries; null where it has not the shape of ours: three parts in base64url, of
 * which the first names RS256. CloudFront asks this as well, so that what is no token neither passes its cache nor splits
 * it. Whether a token is good is for the functions to say.
 */
export function bearerTokenOf(authorization: string | undefined): string | null {
  if (authorization === undefined || authorization.length > longest) return null
  const found = authorizationHeader.exec(authorization)
  if (!found || algorithmOf(found[1] as string) !== 'RS256') return null
  return `${found[1]}.${found[2]}.${found[3]}`
}

function algorithmOf(header: string): unknown {
  try {
    const fields = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: unknown } | null
    return fields?.alg
  } catch {
    return null // It is no JSON, and so no token.
  }
}
