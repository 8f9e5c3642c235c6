import type { Proof } from './proof'

/** What is known in a few words, a note that follows, and the moment that the note is about (ISO 8601). */
export interface ProofWording {
  text: string
  note?: string
  at?: string | null
}

export type ShownProof = Pick<Proof, 'state' | 'worked' | 'total' | 'checkedAt' | 'testedAt' | 'testOutcome'>

export function proofWording(proof: ShownProof): ProofWording {
  const { state, total, testedAt, testOutcome } = proof
  switch (state) {
    case 'checking':
      return testOutcome === 'failed'
        ? { text: 'Being checked', note: 'did not work when we tested it', at: testedAt }
        : { text: 'Being checked', note: 'may no longer work' }
    case 'untested':
      return { text: 'Not tested yet' }
    case 'works':
      if (total < figureOf && testOutcome === 'worked') return { text: 'Tested by us', at: testedAt }
      if (total > 0) return { text: figureText(proof), ...lastTry(proof) }
      return { text: 'Few tries', ...lastTry(proof) }
    case 'few':
    default:
      return { text: 'Few tries', ...lastTry(proof) }
  }
}

const figureOf = 3

/** From this share on people would call an offer reliable. */
const reliableFrom = 0.8

/** The state that its mark shows: the tick stands for our own test, or for nearly all people. */
export function markOf(proof: ShownProof): Proof['state'] {
  const { state, worked, total, testOutcome } = proof
  if (state !== 'works') return state
  if (total < figureOf && testOutcome === 'worked') return 'works'
  return total > 0 && worked >= reliableFrom * total ? 'works' : 'few'
}

/** Offers with the highest come first: those with a tick, then the rest, each by confidence. */
export function proofRank(proof: ShownProof & Pick<Proof, 'confidence'>): number {
  const tier = { works: 1, few: 0, untested: 0, checking: -1 }[markOf(proof)]
  return tier + proof.confidence
}

function lastTry({ checkedAt, testedAt, testOutcome }: ShownProof) {
  const isOurs = testOutcome === 'worked' && testedAt === checkedAt
  return { note: isOurs ? 'tested by us' : 'last tried', at: checkedAt }
}

function figureText({ worked, total }: Pick<Proof, 'worked' | 'total'>): string {
  return `Worked for ${worked} of ${total} ${total === 1 ? 'person' : 'people'}`
}
