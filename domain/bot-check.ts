import * as z from 'zod'
import { numeric } from './text'

/** Nobody fills in a form faster than this; milliseconds. */
const shortestFilling = 2000

/**
 * What the public forms send beside their fields, to tell people from programs. Both may be missing: whoever
 * calls the API without a form knows of neither.
 */
export const botCheckSchema = z.object({
  /** A field that people don't see, so that only a program fills it in. */
  website: z.string().optional(),
  /** Milliseconds from the form being shown to it being sent, by the visitor's own clock. */
  elapsedMs: numeric('elapsedMs').optional(),
})

/** Whether a program has filled in a form. It is answered as if all were well, so that it learns nothing. */
export function isBot({ website = '', elapsedMs = Infinity }: z.infer<typeof botCheckSchema>): boolean {
  return website !== '' || elapsedMs < shortestFilling
}

/**
 * Whether what the site's own forms always send has come along. A plain call of the API is welcome
 * (product.md, section 7), and so is a program's; but programs share a smaller part of what is taken in an
 * hour (domain/limits).
 */
export function senderOf(input: unknown): { form: 'site' } | { plain: 'program' } {
  const hasHoneypot = typeof input === 'object' && input !== null && 'website' in input
  return hasHoneypot ? { form: 'site' } : { plain: 'program' }
}
