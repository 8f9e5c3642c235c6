import { highlightReads } from './highlight/site-reads'
import { signalReads } from './proof/site-routes'
import { receiptReads } from './report/receipt-reads'

export const featureSiteReads = { ...highlightReads, ...signalReads, ...receiptReads }
