import type { Proof } from '#domain/proof/proof'

/** The proof of a coupon that nobody has tried. */
export const untestedCoupon: { proof: Proof } = {
  proof: {
    state: 'untested',
    worked: 0,
    total: 0,
    confidence: 0,
    checkedAt: null,
    workedAt: null,
    testedAt: null,
    testOutcome: null,
    doubtedAt: null,
    parts: { worked: 0, failed: 0, storeRate: 0, storeSignals: 0, halfLife: 0 },
  },
}
