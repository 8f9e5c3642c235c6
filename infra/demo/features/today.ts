import { showTodaysSignals } from './proof/signals'

export const todays: readonly ((now: Date) => Promise<void>)[] = [showTodaysSignals]
