import type { Coupon } from '#domain/coupon'

/** Whether an offer waits for a test. */
export const isDoubted = ({ proof }: Coupon) => proof.state === 'checking'

export const doubtedMessages = {
  empty: 'No offer waits for a test.',
  failed: 'Failed to load the offers to check. Please try again later.',
}
