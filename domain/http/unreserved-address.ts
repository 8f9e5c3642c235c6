/**
 * CloudFront signs requests to function URLs. How it and Lambda canonicalise what is percent-encoded is not
 * documented, and some signatures do not match. So between the two %26 is _26, and an address there has only
 * letters, digits, hyphens, dots and escapes. CloudFront runs this code too (infra/edge).
 */
export function toUnreserved(encoded: string): string {
  return encoded.replace(/_/g, '%5F').replace(/~/g, '%7E').replace(/%/g, '_')
}

/** The address that became this one, encoded as the site's links are: by encodeURIComponent. */
export function fromUnreserved(text: string): string {
  return text.replace(/_/g, '%').replace(/%(5F|7E|2[1789A])/g, decodeURIComponent)
}
