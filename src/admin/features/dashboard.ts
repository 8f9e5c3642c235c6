import type { Slot } from '#components/slot'
import { DoubtedOffers } from './proof/doubted-offers'
import { OpenReports } from './report/open-reports'

/** Sections below the reviews that wait. */
export const dashboardSections: Slot<object> = { DoubtedOffers, OpenReports }
