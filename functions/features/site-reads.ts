import { signalReads } from './proof/site-routes'
import { receiptReads } from './report/receipt-reads'

export const featureSiteReads = { ...signalReads, ...receiptReads }
