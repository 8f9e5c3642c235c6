import { clicksPage } from './click/pages'
import { importsPage, sourcesPage } from './import/pages'
import { offersToCheck } from './proof/pages'
import { reports } from './report/pages'

/** In the order of the side navigation, before and after what staff have decided. */
export const pagesBeforeDecisions = { reports }
export const pagesAfterDecisions = { offersToCheck, clicksPage, importsPage, sourcesPage }

/** Pages that have a link beside a list of the core. */
export const besideReviews = [reports]
export const besideMostViewed = [clicksPage]
