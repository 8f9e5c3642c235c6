import * as z from 'zod'
import { numeric, textError } from '../text/text'

/** Milliseconds. A person needs longer to fill in a form. */
const shortestFilling = 2000

/**
 * The fields that the public forms add to tell people from programs. Both are optional: a plain API client
 * does not know them.
 */
export const botCheckSchema = z.object({
  /** The honeypot. People don't see this field, so only a program fills it in. */
  website: z.string({ error: textError('Website') }).optional(),
  /** Milliseconds between showing and sending the form, by the visitor's clock. */
  elapsedMs: numeric('Elapsed time').optional(),
})

/** Whether a program filled in the form. It gets a normal answer, so that it learns nothing. */
export function isBot({ website = '', elapsedMs = Infinity }: z.infer<typeof botCheckSchema>): boolean {
  return website !== '' || elapsedMs < shortestFilling
}
