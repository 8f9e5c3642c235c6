import * as z from 'zod'
import { bounds, id, line, lineOrNone, prose } from '../field/field'
import { emailAddress } from '../user/user'
import { day } from '../time/lengths'

/** How long a message is kept, in milliseconds: a year. Then it is no longer shown, and is deleted. */
export const messageLifetime = 365 * day

/** A message of the Reach Us form (product.md, section 2), as staff read it. */
export const messageSchema = z
  .object({
    _id: id,
    fullName: z.string(),
    email: z.string(),
    /** Null when none was given. */
    phone: z.string().nullable(),
    message: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Message' })

/** What the Reach Us form sends. The phone number is optional and not checked. */
export const messageFormSchema = z.object({
  fullName: line('Full name', bounds.name),
  email: emailAddress,
  phone: lineOrNone('Phone number', bounds.phone)
    .optional()
    .transform((phone = '') => (phone === '' ? null : phone)),
  message: prose('Message'),
})

export type Message = z.infer<typeof messageSchema>
export type MessageForm = z.infer<typeof messageFormSchema>
