import { showOfferOfToday } from './highlight/offer-of-today'
import { showTodaysSignals } from './proof/signals'

/** What visitors of the demo do today, and what follows. */
export const todaysActivity: readonly ((now: Date) => Promise<void>)[] = [showTodaysSignals, showOfferOfToday]
