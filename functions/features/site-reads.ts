import { signalReads } from './proof/site-routes'
import { receiptReads } from './report/receipt-reads'

/** The pages function calls them directly. */
export const featureReads = { ...signalReads, ...receiptReads }
