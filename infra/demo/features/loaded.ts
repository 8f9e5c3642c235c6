import { loadReports } from './report/reports'

export interface Loaded {
  /** A coupon of each store with one that visitors have seen, by the store's key. */
  reportable: ReadonlyMap<string, string>
  /** Those of the catalogue, if it has its own. */
  texts: readonly string[] | undefined
}

/** What features add to a catalogue. */
export const loaders: readonly ((loaded: Loaded) => Promise<void>)[] = [loadReports]
