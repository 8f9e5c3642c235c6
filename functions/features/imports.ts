import { pullSources } from './import/pull-sources'

type Pull = (now: Date, isOver: () => boolean) => Promise<void>

const pulls: readonly Pull[] = [pullSources]

/** Pulls the feeds that are due; nothing without the feature. */
export async function pullFeeds(now: Date, isOver: () => boolean): Promise<void> {
  for (const pull of pulls) await pull(now, isOver)
}
