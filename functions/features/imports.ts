import { pullSources } from './import/pull-sources'

const pulls: readonly (typeof pullSources)[] = [pullSources]

/** Pulls the feeds that are due; nothing without the feature. */
export async function pullFeeds(now: Date, isOver: () => boolean): Promise<void> {
  for (const pull of pulls) await pull(now, isOver)
}
