/** An order of lists of all stores. The stores of a letter have one order. */
export const isTrending = (search: URLSearchParams): boolean =>
  search.get('show') === 'trending' && !search.has('letter')
