import * as z from 'zod'
import { passwordPolicy, passwordProblem } from './password'
import { staffRoles } from './roles'
import { bounds, choice, line, textError, tooLong, version } from '../field/field'

/** A member of staff (product.md, section 3). Stored in Cognito only; the role is the group. */
export const userSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
  })
  .meta({ id: 'User' })

/** A user as staff edit them. */
export const versionedUserSchema = userSchema.extend({ version }).meta({ id: 'VersionedUser' })

const emailLength = 254

/** An e-mail address in lower case: Cognito ignores case. */
export const emailAddress = line('Email', emailLength).pipe(
  z.email('Enter an email address like name@example.com.').toLowerCase(),
)

/** Whether a text can be the address of an account. */
export function isEmailAddress(text: string): boolean {
  return emailAddress.safeParse(text).success
}

const userFormSchema = z.object({
  name: line('Name', bounds.name),
  email: emailAddress,
  role: choice('Role', staffRoles),
})

const password = z
  .string({ error: textError('Password') })
  .min(1, { error: 'Password is required.', abort: true })

/** A new password. Cognito checks it again. */
const newPassword = password.superRefine((text, context) => {
  const message = passwordProblem(text)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

/** What is sent to create a user (product.md, section 5). */
export const newUserFormSchema = userFormSchema.extend({ password: newPassword })

/** What is sent to change a user. Only the owner changes a password. */
export const userEditSchema = userFormSchema.partial()

/** An address to look up, or the id of an account, which signs in as well. */
const knownEmail = z
  .string({ error: textError('Email') })
  .trim()
  .min(1, 'Email is required.')
  .max(emailLength, tooLong('Email', emailLength))
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]*$/u, 'Enter an email address like name@example.com.')
  .toLowerCase()

const typedCurrentPassword = password.max(
  passwordPolicy.maxLength,
  tooLong('Password', passwordPolicy.maxLength),
)

const sixDigits = z
  .string({ error: textError('The code') })
  .regex(/\S/, { error: 'The code is required.', abort: true })
  .regex(/^\d{6}$/, 'The code has six digits.')

/** A code if the account has a second step, a new password if an operator has set the current one. */
export const credentialsSchema = z.object({
  email: knownEmail,
  password: typedCurrentPassword,
  code: sixDigits.optional(),
  newPassword: newPassword.optional(),
})

/** The account whose password is forgotten. */
export const forgottenPasswordSchema = z.object({ email: knownEmail })

/** A new password for a forgotten one, with the code from the mail. */
export const passwordResetSchema = z.object({ email: knownEmail, code: sixDigits, password: newPassword })

/** The current password. It is required to change an account. */
export const currentPasswordSchema = z.object({ password: typedCurrentPassword })

/** A change of one's own password, with a code if the account has a second step. */
export const passwordChangeSchema = currentPasswordSchema.extend({
  newPassword,
  code: sixDigits.optional(),
})

/** What turns the second step on or off. */
export const secondStepSchema = currentPasswordSchema.extend({ code: sixDigits })

export type User = z.infer<typeof userSchema>
export type VersionedUser = z.infer<typeof versionedUserSchema>
export type NewUserForm = z.infer<typeof newUserFormSchema>
export type UserEdit = z.infer<typeof userEditSchema>
