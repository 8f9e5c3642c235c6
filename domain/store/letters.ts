import { site } from '#site'

/** The stores whose names begin with a letter, or with no letter of these. */
export interface Letter {
  /** The value as it stands in an address: `?letter=A`. */
  value: string
  label: string
  /** What the names begin with, in a sentence. */
  named: string
}

const ofLatin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letter = (value: string): Letter => ({ value, label: value, named: value })

/** Numbers, and what is no letter of the site: signs, and other scripts. */
export const numbers: Letter = { value: '0-9', label: '0–9', named: 'a number' }
export const others: Letter = { value: 'other', label: '#', named: 'another sign' }

export const furtherLetters: Letter[] = [...site.language.furtherLetters].map(letter)

/** Every letter that the list of stores is divided by, in the order in which they are shown. */
export const letters: Letter[] = [...ofLatin.map(letter), ...furtherLetters, numbers, others]
