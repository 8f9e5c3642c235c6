import { listsByStatus } from './0011-lists-by-status'
import type { Migration } from './migration'

/** All migrations, in the order in which they run. A released migration is never changed or removed. */
export const migrations: readonly Migration[] = [listsByStatus]
