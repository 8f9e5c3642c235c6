/**
 * What a request may have, in bytes, with all its files. In the cloud a Lambda function takes 6 MB in all, and files
 * reach it in base64, which makes three bytes four.
 */
export const largestRequest = 4.4 * 1024 * 1024

/** What is said of a larger one, wherever it is found out. */
export const requestTooLarge = 'The request is too large: it may have at most 4.4 MB, with all its files.'

/** What an image may have, in bytes: it leaves room for the fields beside it. */
export const largestImage = 4 * 1024 * 1024
