import type { List } from '#table/cursor'
import { waitingDoubts } from './proof/stored-doubt'
import { openReports } from './report/report'

/** What waits for staff, beside the reviews. */
export const waitingLists: Record<string, List> = { offers: waitingDoubts, reports: openReports }
