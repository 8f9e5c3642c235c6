/** How many days the deletion of a store can be taken back; then it is final. */
export const undoDays = 30

/** The same in milliseconds. */
export const undoWindow = undoDays * 24 * 60 * 60_000
