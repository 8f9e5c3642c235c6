/** More characters of a text are not read. Normalising may take time that grows with their square. */
export const maxFoldedLength = 500
