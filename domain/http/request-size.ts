const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The largest body that API Gateway accepts, in bytes, files included. */
export const largestRequest = 10 * megabyte

export const largestImage = 5 * megabyte

/** The largest body of an endpoint, in bytes: all fields at their bounds. A larger one is not read. */
export const bodySizes = {
  texts: 256 * kilobyte,
  account: 32 * kilobyte,
  /** The paragraphs of a blog. */
  longTexts: 2 * megabyte,
  /** A change of a store in JSON may be a whole store as it is read, with a hundred reviews. */
  withImage: largestImage + megabyte,
  /** API Gateway passes 6 MB to a function, with files in base64. */
  feed: 4 * megabyte,
}

/** The message for a body that is too large, wherever it is noticed. */
export function requestTooLarge(bytes: number): string {
  const maxSize = bytes < megabyte ? `${bytes / kilobyte} KB` : `${bytes / megabyte} MB, with all its files`
  return `The request is too large: it may have at most ${maxSize}.`
}
