import { day } from '../time/lengths'

/** Days in which a deletion can be undone. */
export const undoDays = 30

/** The same in milliseconds. */
export const undoWindow = undoDays * day
