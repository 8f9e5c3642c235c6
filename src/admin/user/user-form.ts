import type * as z from 'zod'
import { type newUserFormSchema, type User, userEditSchema } from '#domain/user'

/** A user who is changed: everything but the password, which is for its owner to change. */
export const changedUserSchema = userEditSchema.required()

export type NewUserValues = z.input<typeof newUserFormSchema>
export type ChangedUserValues = z.input<typeof changedUserSchema>

export const newUser: NewUserValues = { name: '', email: '', role: 'user', password: '' }

export function valuesOf({ name, email, role }: User): ChangedUserValues {
  return { name, email, role }
}
