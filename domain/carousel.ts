/**
 * The Top Stores carousel (product.md, section 9): logos at a time, time between turns and length of a fade,
 * in ms.
 */
export const carousel = { pageSize: 8, interval: 3000, fade: 500 }

/**
 * The offset after this one: back to the start where it would reach or pass the end of the list
 * (product.md, section 2).
 */
export function nextOffset(offset: number, length: number): number {
  const next = offset + carousel.pageSize
  return next >= length ? 0 : next
}
