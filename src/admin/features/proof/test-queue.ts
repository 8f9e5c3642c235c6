import type { Coupon } from '#domain/coupon/coupon'

/** Whether a listed offer still waits: not once it is tested or withdrawn. Without its proof it stays. */
export const needsTest = ({ proof, status }: Pick<Coupon, 'proof' | 'status'>) =>
  status !== 'withdrawn' &&
  (proof.state === 'checking' || proof.askedAt !== undefined || proof.testedAt === null)

export const testQueueTexts = {
  empty: 'No offer waits for a test.',
  failed: 'Failed to load the offers to check. Please try again later.',
}
