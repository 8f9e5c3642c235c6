/** The stores of one page. Rows of 2, 4 and 6 come out full. */
export const storesAtOnce = '24'
