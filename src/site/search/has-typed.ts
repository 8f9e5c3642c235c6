const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text has all words that were typed, or parts of them. Good enough for an order. */
export const hasTyped = (text: string, typed: string): boolean =>
  plain(typed)
    .split(' ')
    .every((word) => plain(text).includes(word))
