/** How many stores a list of them is loaded by; rows of 2, 4 and 6 come out full. */
export const storesAtOnce = '24'
