import type { Proof } from './signal'

/** A sentence about an offer, and the moment that ends it, if there is one: '…, last 40 minutes ago'. */
export interface Said {
  text: string
  at: string | null
}

/** What pages say of whether an offer works (product.md, section 25). */
export function proofSaid(proof: Pick<Proof, 'state' | 'worked' | 'total' | 'checkedAt' | 'workedAt'>): Said {
  const { state, worked, total, checkedAt, workedAt } = proof
  if (state === 'checking') return { text: 'May no longer work, being checked', at: null }
  if (state === 'untested') return { text: 'Not tested yet', at: null }
  if (state === 'few') return { text: 'Too few recent answers, last', at: checkedAt }
  // Fewer people than a figure takes: the others are staff.
  if (total < 3) return { text: 'Tested by us, last', at: workedAt ?? checkedAt }
  const figure = `Worked for ${worked} of ${total} people`
  return workedAt === null ? { text: figure, at: null } : { text: `${figure}, last`, at: workedAt }
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long ago a moment was, in whole units: '40 minutes ago'. */
export function agoText(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000)
  for (const [unit, length] of units) {
    const count = Math.floor(minutes / length)
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`
  }
  return 'a moment ago'
}

/** A half-life in words. */
export function halfLifeText(days: number): string {
  return days < 1 ? `${days * 24} hours` : `${days} days`
}

/** A part of one in whole percent, cut off so that nothing promises more than there is. */
export function percentText(part: number): string {
  return `${Math.floor(part * 100 + 1e-9)}%`
}
