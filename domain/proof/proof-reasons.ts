import { markOf, type ShownProof } from './proof-wording'

/** What a visitor may expect. It says no more than the mark. */
export function meaningText(proof: ShownProof): string {
  const { state } = proof
  if (state === 'untested') return 'So it may work, or not: tell us if you try it.'
  if (state === 'checking') return 'So it may not work. Our staff will try it.'
  if (state === 'few') return 'So too few have tried it to be sure.'
  return markOf(proof) === 'works'
    ? 'So we are fairly sure that it works for you.'
    : 'So it works for some of those who try it.'
}

/** Where an offer comes from: `staff`, or a feed. */
export function originOf(source: string): string {
  return source.startsWith('feed:') ? 'From a feed of the shop' : 'Found by our staff'
}
