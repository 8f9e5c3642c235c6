import { viewLimits } from '../coupon/limits'
import { featureLimits } from '../features/limits'
import type { Rules } from '../http/limits'
import { messageLimits } from '../message/limits'
import { reviewLimits } from '../review/limits'
import { userLimits } from '../user/limits'

/** How often visitors may write or sign in (record 48). */
export const limits = {
  ...userLimits,
  ...reviewLimits,
  ...messageLimits,
  ...viewLimits,
  ...featureLimits,
} satisfies Record<string, Rules>

export type LimitedRoute = keyof typeof limits
