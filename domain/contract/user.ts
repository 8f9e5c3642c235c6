import * as z from 'zod'
import {
  credentialsSchema,
  forgottenPasswordSchema,
  newUserFormSchema,
  passwordChangeSchema,
  passwordResetSchema,
  presentPasswordSchema,
  secondStepSchema,
  userEditSchema,
  userSchema,
} from '../user'
import { nothing, type Operation, paged } from './operation'

const sessionSchema = z.object({
  user: userSchema,
  token: z.string().meta({ description: 'To be sent as the bearer token; valid for 15 minutes.' }),
})

const codeKeySchema = z.object({
  key: z.string().nullable().meta({ description: 'In base 32; null where there is a second step already.' }),
})

/** The calls about users (product.md, section 7) and about sessions (product.md, section 10). */
export const userOperations = {
  'GET /users/': { summary: 'All users, by name', ...paged, answer: z.array(userSchema) },
  'POST /users/register': {
    summary: 'Create a user',
    json: newUserFormSchema,
    status: 201,
    answer: userSchema,
    refusals: ['conflict', 'too_many'],
  },
  'PATCH /users/{id}': {
    summary: 'Change a user',
    description: 'What is not named stays. The last admin stays one, and nobody takes their own role away.',
    json: userEditSchema,
    answer: userSchema,
    refusals: ['not_found', 'conflict', 'too_many'],
  },
  'DELETE /users/{id}': {
    summary: 'Delete a user',
    description: 'Not the last admin, and not oneself.',
    answer: nothing,
    refusals: ['not_found', 'conflict', 'too_many'],
  },
  'POST /users/login': {
    summary: 'Sign in',
    description:
      'Sets the cookie that renews the session. Wrong password and unknown e-mail read the same. An account with a second step also needs its `code`, and one whose password someone else has set a `newPassword`.',
    json: credentialsSchema,
    answer: sessionSchema,
    refusals: ['unauthorized', 'forbidden', 'new_password_required', 'code_required', 'too_many'],
  },
  'POST /users/refresh': {
    summary: 'Renew the session from its cookie',
    answer: sessionSchema,
    refusals: ['unauthorized', 'too_many'],
  },
  'POST /users/logout': {
    summary: 'End the session and take its cookie back',
    description: 'Its tokens are refused from then on. Other sessions of the same user go on.',
    answer: nothing,
    refusals: ['too_many'],
  },
  'POST /users/forgotten-password': {
    summary: 'Have a code mailed for a new password',
    description: 'Answers the same whether there is such an account or not.',
    json: forgottenPasswordSchema,
    answer: nothing,
    refusals: ['too_many'],
  },
  'POST /users/reset-password': {
    summary: 'Set a new password with a mailed code',
    description: 'Ends all sessions of the account.',
    json: passwordResetSchema,
    answer: nothing,
    refusals: ['unauthorized', 'too_many'],
  },
  'POST /users/password': {
    summary: 'Change the own password',
    description: 'Ends all sessions of the account, this one too.',
    json: passwordChangeSchema,
    answer: nothing,
    refusals: ['code_required', 'too_many'],
  },
  'POST /users/second-step': {
    summary: 'Get the key of an authenticator app',
    json: presentPasswordSchema,
    answer: codeKeySchema,
    refusals: ['too_many'],
  },
  'POST /users/second-step/on': {
    summary: 'Ask for a code at each sign-in',
    json: secondStepSchema,
    answer: nothing,
    refusals: ['code_required', 'too_many'],
  },
  'POST /users/second-step/off': {
    summary: 'Ask for no code any more',
    json: secondStepSchema,
    answer: nothing,
    refusals: ['too_many'],
  },
} as const satisfies Record<string, Operation>
