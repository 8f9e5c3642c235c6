import { showClicks } from './click/clicks'
import { showRankings } from './offers/rankings'
import { showTodaysSignals } from './proof/signals'

export const todaysActivity: readonly ((now: Date) => Promise<void>)[] = [
  showTodaysSignals,
  showClicks,
  showRankings,
]
