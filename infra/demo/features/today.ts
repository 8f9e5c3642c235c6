import { showTodaysSignals } from './proof/signals'

/** What visitors of the demo do today. */
export const todaysActivity: readonly ((now: Date) => Promise<void>)[] = [showTodaysSignals]
