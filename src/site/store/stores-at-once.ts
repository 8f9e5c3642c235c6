/** Fills rows of 2, 4 and 6. */
export const storesAtOnce = '24'
