import type { Feature } from '../feature'
import { removeEndedDoubts } from './doubted-coupons'

/** Whether a coupon works: votes of visitors, tests of staff, and doubt. */
export const proof: Feature = { name: 'proof', subscribers: [], everyMinute: removeEndedDoubts }
