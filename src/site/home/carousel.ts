/** The Top Stores carousel: logos on a page, milliseconds between pages, milliseconds of a fade. */
export const carousel = { pageSize: 8, interval: 3000, fade: 500 }

export function nextOffset(offset: number, length: number): number {
  const next = offset + carousel.pageSize
  return next >= length ? 0 : next
}
