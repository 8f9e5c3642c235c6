import { loadReports } from './report/reports'

export interface LoadedCatalogue {
  /** The id of one coupon that visitors may report, by the store's key. */
  reportable: ReadonlyMap<string, string>
}

export const loaders: readonly ((loaded: LoadedCatalogue) => Promise<void>)[] = [loadReports]
