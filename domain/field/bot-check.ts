import * as z from 'zod'
import { numeric, textError } from './field'

/** Milliseconds. A person needs longer to fill in a form. */
const shortestFilling = 2000

/** Fields of the public forms that tell people from bots. Optional: a plain API client has neither. */
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
