import { offerReads } from './offers/site-reads'
import { signalReads } from './proof/site-routes'
import { receiptReads } from './report/site-routes'

export const featureSiteReads = { ...offerReads, ...signalReads, ...receiptReads }
