import * as z from 'zod'
import { letterOf } from './letter-ranges'
import { letters } from './letters'

/** A letter in a path, as one may type it. */
export const letterSchema = z
  .string()
  .transform((text, context) => {
    const letter = letterOf(text)
    if (letter) return letter.value
    context.addIssue({ code: 'custom', message: 'Stores are not listed by this letter.' })
    return z.NEVER
  })
  .meta({ description: `One of ${letters.map(({ value }) => value).join(', ')}.` })
