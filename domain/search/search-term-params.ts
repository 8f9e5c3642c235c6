import * as z from 'zod'
import { invalidField } from '../http/errors'
import { searchLength } from './search-terms'

export const searchTermParams = z.object({
  term: z.string().meta({
    description: `Beginnings of words, in any order: \`out zep\`. Up to ${searchLength} characters.`,
  }),
})

/** The text of a search in a query, for which there may be none. */
export const searchParameter = (description: string) =>
  z
    .string({ error: 'search must be text.' })
    .max(searchLength, `search may have at most ${searchLength} characters.`)
    .trim()
    .optional()
    .meta({ description })

/** Throws `invalid` for a text that is too long. */
export function checkTerm(text: string): void {
  if (text.length <= searchLength) return
  throw invalidField('term', `term may have at most ${searchLength} characters.`)
}
