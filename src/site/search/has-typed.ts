const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text has all words that were typed, or parts of them. Not by `fold`: all pages would load it. */
export const hasTyped = (text: string, typed: string): boolean =>
  plain(typed)
    .split(' ')
    .every((word) => plain(text).includes(word))
