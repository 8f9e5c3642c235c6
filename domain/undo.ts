/** How long the deletion of a store can be taken back, in milliseconds; then it is final. */
export const undoWindow = 60_000
