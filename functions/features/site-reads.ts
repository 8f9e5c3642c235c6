import { offerReads } from './offers/site-reads'
import { signalReads } from './proof/site-routes'
import { receiptReads } from './report/receipt-reads'

export const featureSiteReads = { ...offerReads, ...signalReads, ...receiptReads }
