/** In bytes. Lambda's message for a larger result ends with this number. */
export const largestResult = 6_291_556
