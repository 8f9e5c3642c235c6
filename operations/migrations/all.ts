import { endOfMessages } from './0001-end-of-messages'
import type { Migration } from './migration'

/**
 * Every migration, in the order in which they run. One that has been released is never changed or taken out.
 */
export const migrations: readonly Migration[] = [endOfMessages]
