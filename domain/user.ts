import * as z from 'zod'
import { passwordPolicy, passwordProblem } from './password'
import { staffRoles } from './roles'
import { bounds, line } from './text'

/**
 * A member of staff as they are read (product.md, section 3). Users live in Cognito alone; the role is their
 * group.
 */
export const userSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
  })
  .meta({ id: 'User' })

/** An e-mail address, kept in lower case: Cognito takes those that differ in case alone for one. */
export const emailAddress = line('Email', 254).pipe(
  z.email('Enter an email address like name@example.com.').toLowerCase(),
)

/** Whether a text can be the address of an account at all. */
export function isEmailAddress(text: string): boolean {
  return emailAddress.safeParse(text).success
}

const userFormSchema = z.object({
  name: line('Name', bounds.name),
  email: emailAddress,
  role: z.enum(staffRoles, { error: 'Role must be admin, manager or user.' }),
})

const password = z
  .string({ error: 'Password is required.' })
  .min(1, { error: 'Password is required.', abort: true })

/** A password that is to be set. Cognito has the last word on it. */
const newPassword = password.superRefine((text, context) => {
  const message = passwordProblem(text)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

/** What is sent to create a user (product.md, section 5). */
export const newUserFormSchema = userFormSchema.extend({ password: newPassword })

/** What is sent to change a user: what it leaves out stays. A password is for its owner to change. */
export const userEditSchema = userFormSchema.partial()

/** An address as it is looked up, whatever it looks like. */
const knownEmail = z
  .string({ error: 'Email is required.' })
  .trim()
  .min(1, 'Email is required.')
  .max(254)
  .toLowerCase()

const presentPassword = password.max(passwordPolicy.maxLength)

const sixDigits = z.string({ error: 'The code has six digits.' }).regex(/^\d{6}$/, 'The code has six digits.')

/**
 * What the sign-in form sends; the code where the account has a second step, and a new password to replace
 * one that someone else has set. Where it is not asked for, neither is looked at.
 */
export const credentialsSchema = z.object({
  email: knownEmail,
  password: presentPassword,
  code: sixDigits.optional(),
  newPassword: newPassword.optional(),
})

/** Whose password is forgotten. */
export const forgottenPasswordSchema = z.object({ email: knownEmail })

/** A new password for who has forgotten theirs, with the code that was mailed to them. */
export const passwordResetSchema = z.object({ email: knownEmail, code: sixDigits, password: newPassword })

/** What the owner of an account has to know before it is changed. */
export const presentPasswordSchema = z.object({ password: presentPassword })

/** A password of one's own that is to be changed; the code where the account has a second step. */
export const passwordChangeSchema = presentPasswordSchema.extend({
  newPassword,
  code: sixDigits.optional(),
})

/** What turns a second step on or off. */
export const secondStepSchema = presentPasswordSchema.extend({ code: sixDigits })

export type User = z.infer<typeof userSchema>
export type NewUserForm = z.infer<typeof newUserFormSchema>
export type UserEdit = z.infer<typeof userEditSchema>
