const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** What API Gateway takes as a body, in bytes, with all its files. */
export const largestRequest = 10 * megabyte

/** What an image may have, in bytes. */
export const largestImage = 5 * megabyte

/**
 * What the body of an endpoint may have, in bytes: room for all its fields, each at its bound, in the longest way of
 * writing it. A larger one is not read.
 */
export const bodySizes = {
  texts: 256 * kilobyte,
  account: 32 * kilobyte,
  /** In JSON a change of a store may be a store as it is read, with a hundred reviews. */
  withImage: largestImage + megabyte,
}

/** What is said of a larger one, wherever it is found out. */
export function requestTooLarge(bytes: number): string {
  const most = bytes < megabyte ? `${bytes / kilobyte} KB` : `${bytes / megabyte} MB, with all its files`
  return `The request is too large: it may have at most ${most}.`
}
