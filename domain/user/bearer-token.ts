/** Our tokens have about 1,100 characters. */
const longest = 4096

const authorizationHeader = /^Bearer +([\w-]+)\.([\w-]+)\.([\w-]+) *$/i

/**
 * The token in an Authorization header; null if it does not look like one of ours: three parts in base64url,
 * the first of which names RS256. CloudFront runs this too, so that rubbish neither passes its cache nor
 * splits it. The functions verify the token.
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
