import type { Proof } from './proof'

/** A sentence with a moment between both texts: 'Tested by us 40 minutes ago. Worked for 1 of 2 people'. */
export interface ProofSentence {
  text: string
  at: string | null
  more?: string
}

type Shown = Pick<Proof, 'state' | 'worked' | 'total' | 'checkedAt' | 'workedAt' | 'testedAt' | 'testOutcome'>

export function proofSentence(proof: Shown): ProofSentence {
  switch (proof.state) {
    case 'checking':
      return proof.testOutcome === 'failed'
        ? { text: 'Did not work when we tested it', at: proof.testedAt }
        : { text: 'May no longer work, being checked', at: null }
    case 'untested':
      return { text: 'Not tested yet', at: null }
    case 'few':
      return fewSaid(proof)
    case 'works':
    default:
      return proof.total < figureOf ? testSaid(proof) : peopleSaid(proof)
  }
}

/** A figure of visitors alone takes so many. */
const figureOf = 3

function fewSaid({ checkedAt, testedAt, testOutcome }: Shown): ProofSentence {
  if (testOutcome === 'worked' && testedAt === checkedAt) return { text: 'Last tested by us', at: testedAt }
  return { text: 'Too few recent answers, the last one', at: checkedAt }
}

function testSaid(proof: Shown): ProofSentence {
  const { testedAt, testOutcome, total } = proof
  if (testOutcome !== 'worked') return total === 0 ? fewSaid(proof) : peopleSaid(proof)
  const tested = { text: 'Tested by us', at: testedAt }
  return total === 0 ? tested : { ...tested, more: `. ${figureText(proof)}` }
}

function peopleSaid(proof: Shown): ProofSentence {
  const { worked, workedAt, testedAt } = proof
  const text = figureText(proof)
  if (workedAt === null) return { text, at: null }
  // The last for whom it worked was one of us.
  if (workedAt === testedAt) return { text: `${text}, tested by us`, at: testedAt }
  return worked === 0 ? { text, at: null } : { text: `${text}, the last one`, at: workedAt }
}

function figureText({ worked, total }: Pick<Proof, 'worked' | 'total'>): string {
  return `Worked for ${worked} of ${total} ${total === 1 ? 'person' : 'people'}`
}

/** So many answers, in words: '1 answer', '2.5 answers'. */
export function answersText(count: number): string {
  return `${count} ${count === 1 ? 'answer' : 'answers'}`
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long ago a moment was, in whole units: '40 minutes ago'. '' of what is no moment. */
export function agoText(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000)
  if (Number.isNaN(minutes)) return ''
  for (const [unit, length] of units) {
    const count = Math.floor(minutes / length)
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`
  }
  return 'a moment ago'
}

export function halfLifeText(days: number): string {
  return days < 1 ? `${days * 24} hours` : `${days} days`
}

/** A part of one in whole percent, cut off so that nothing promises more than there is. */
export function percentText(part: number): string {
  return `${Math.floor(part * 100 + 1e-9)}%`
}
