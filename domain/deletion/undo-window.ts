/** Days in which a deletion can be undone. */
export const undoDays = 30

/** The same in milliseconds. */
export const undoWindow = undoDays * 24 * 60 * 60_000
