import type { Proof } from './proof'

/** What a visitor may expect, from the confidence. */
export function meaningText({ state, confidence }: Pick<Proof, 'state' | 'confidence'>): string {
  if (state === 'untested') return 'So it may work, or not: tell us if you try it.'
  if (state === 'checking') return 'So it may not work. Our staff will try it.'
  if (confidence < 0.5) return 'So we are not sure that it works for you.'
  const share = confidence < 0.75 ? 'half' : 'three in four'
  return `So we are fairly sure that it works for at least ${share} of those who try it.`
}

/** Where an offer comes from: `staff`, or a feed. */
export function originOf(source: string): string {
  return source.startsWith('feed:') ? 'From a feed of the shop' : 'Found by our staff'
}
