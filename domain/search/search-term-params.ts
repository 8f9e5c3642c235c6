import * as z from 'zod'
import { invalidField } from '../http/errors'
import { searchLength } from './search-terms'

/** The text of a search in a path. */
export const searchTermParams = z.object({
  term: z.string().meta({
    description: `Beginnings of words, in any order: \`out zep\`. Up to ${searchLength} characters.`,
  }),
})

/** Throws `invalid` for a text that is too long. */
export function checkTerm(text: string): void {
  if (text.length <= searchLength) return
  throw invalidField('term', `term may have at most ${searchLength} characters.`)
}
