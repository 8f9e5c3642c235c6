import type { Proof } from './proof'

/** What is known in a few words, a note that follows, and the moment that the note is about (ISO 8601). */
export interface ProofWording {
  text: string
  note?: string
  at?: string | null
}

type Shown = Pick<Proof, 'state' | 'worked' | 'total' | 'checkedAt' | 'testedAt' | 'testOutcome'>

export function proofWording(proof: Shown): ProofWording {
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
export function markOf(proof: Shown): Proof['state'] {
  const { state, worked, total, testOutcome } = proof
  if (state !== 'works') return state
  if (total < figureOf && testOutcome === 'worked') return 'works'
  return total > 0 && worked >= reliableFrom * total ? 'works' : 'few'
}

function lastTry({ checkedAt, testedAt, testOutcome }: Shown) {
  const isOurs = testOutcome === 'worked' && testedAt === checkedAt
  return { note: isOurs ? 'tested by us' : 'last tried', at: checkedAt }
}

function figureText({ worked, total }: Pick<Proof, 'worked' | 'total'>): string {
  return `Worked for ${worked} of ${total} ${total === 1 ? 'person' : 'people'}`
}

/** Words for the first of these shares that a part of one reaches. */
const wordFor = (part: number, words: readonly [from: number, text: string][]) =>
  words.find(([from]) => part >= from)?.[1]

/** What a visitor may expect, from the confidence. */
export function meaningText({ state, confidence }: Pick<Proof, 'state' | 'confidence'>): string {
  if (state === 'untested') return 'So it may work, or not: tell us if you try it.'
  if (state === 'checking') return 'So it may not work. Our staff will try it.'
  const share = wordFor(confidence, [
    [0.9, 'nine in ten'],
    [0.75, 'three in four'],
    [0.5, 'half'],
  ])
  if (share === undefined) return 'So we are not sure that it works for you.'
  return `So we are fairly sure that it works for at least ${share} of those who try it.`
}

/** How the offers of a store do, after their name. */
export function storeRateText({ storeRate, storeSignals }: Proof['parts']): string {
  if (storeSignals === 0) return 'have not been tried yet.'
  const words = wordFor(storeRate, [
    [0.8, 'nearly always work'],
    [0.6, 'mostly work'],
    [0.4, 'work about half of the time'],
  ])
  return `${words ?? 'often fail'}, by what we have heard.`
}

/** Where an offer comes from: `staff`, or a feed. */
export function originOf(source: string): string {
  return source.startsWith('feed:') ? 'From a feed of the shop' : 'Found by our staff'
}
