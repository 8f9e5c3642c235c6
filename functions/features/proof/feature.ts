import { keyOfView } from '#functions/coupon/keys'
import { clickItems } from '../click/public'
import type { Feature } from '../feature'
import { keyOfDoubt, ledgerOf } from './keys'
import { couponProofNames, storeProofNames } from './proof'

const [doubts, signals] = [keyOfDoubt('*').pk, ledgerOf('*')]

/** Whether a coupon works: votes of visitors, tests of staff, and doubt. */
export const proof: Feature = {
  name: 'proof',
  rights: {
    writes: {
      BatchGetItem: [clickItems, signals, keyOfView('*', '*', '*').pk],
      PutItem: [doubts, signals],
      DeleteItem: [doubts],
    },
    hasForm: true,
    attributes: { COUPON: couponProofNames, STORE: storeProofNames },
  },
}
