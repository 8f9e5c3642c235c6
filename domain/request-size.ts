/** What API Gateway takes as a body, in bytes, with all its files. */
export const largestRequest = 10 * 1024 * 1024

/** What is said of a larger one, wherever it is found out. */
export const requestTooLarge = 'The request is too large: it may have at most 10 MB, with all its files.'

/** What an image may have, in bytes. */
export const largestImage = 5 * 1024 * 1024
