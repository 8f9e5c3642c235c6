import type { Proof } from '#domain/proof/proof'

export const untested: Proof = {
  worked: 0,
  total: 0,
  confidence: 0.16,
  checkedAt: null,
  workedAt: null,
  testedAt: null,
  testOutcome: null,
  doubtedAt: null,
  state: 'untested',
  parts: { worked: 0, failed: 0, storeRate: 0.5, storeSignals: 0, halfLife: 30 },
}
