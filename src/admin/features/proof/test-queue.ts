import type { Coupon } from '#domain/coupon/coupon'

/** Waits for a test, or to be withdrawn after one. */
export const needsTest = ({ proof, status }: Coupon) =>
  (proof.state === 'checking' || proof.askedAt !== undefined) && status !== 'withdrawn'

export const testQueueMessages = {
  empty: 'No offer waits for a test.',
  failed: 'Failed to load the offers to check. Please try again later.',
}
