import { viewerAddress } from '../../support/event'

export const signalWrites = { 'POST /coupons/{id}/signals': {} }

/** Only who has looked may say whether it works. */
export const signalParts = { 'POST /coupons/{id}/signals': () => ({ sourceIp: viewerAddress }) }
