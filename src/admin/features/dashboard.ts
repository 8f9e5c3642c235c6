import type { Place } from '#components/place'
import { DoubtedOffers } from './proof/doubted-offers'
import { OpenReports } from './report/open-reports'

/** Sections below the reviews that wait. */
export const dashboardSections: Place<object> = { DoubtedOffers, OpenReports }
