import * as z from 'zod'
import { bodySizes } from '../http/request-size'
import {
  credentialsSchema,
  forgottenPasswordSchema,
  newUserFormSchema,
  passwordChangeSchema,
  passwordResetSchema,
  currentPasswordSchema,
  secondStepSchema,
  userEditSchema,
  userSchema,
  versionedUserSchema,
} from './user'
import {
  changing,
  creating,
  deleting,
  endpoints,
  forStaff,
  forVisitors,
  listSchema,
  noContent,
} from '../api/endpoint'

const params = z.object({ id: z.string() })

const sessionSchema = z.object({
  user: userSchema,
  token: z.string().meta({ description: 'To be sent as the bearer token; valid for 15 minutes.' }),
})

const codeKeySchema = z.object({
  key: z.string().nullable().meta({ description: 'In base 32; null where there is a second step already.' }),
})

/** The calls about users (product.md, section 7) and about sessions (product.md, section 10). */
export const userApi = endpoints({
  'GET /users/': { ...forStaff, summary: 'All users, by name', ...listSchema(versionedUserSchema) },
  'POST /users/register': {
    ...creating,
    summary: 'Create a user',
    json: newUserFormSchema,
    largestBody: bodySizes.account,
    answer: versionedUserSchema,
    refusals: ['conflict'],
  },
  'PATCH /users/{id}': {
    ...forStaff,
    summary: 'Change a user',
    description: `${changing.description} The last admin stays one, and nobody takes their own role away.`,
    params,
    json: userEditSchema,
    largestBody: bodySizes.account,
    answer: versionedUserSchema,
    refusals: [...changing.refusals, 'conflict'],
  },
  'DELETE /users/{id}': {
    summary: 'Delete a user',
    ...deleting,
    description: `${deleting.description} Not the last admin, and not oneself.`,
    params,
    refusals: [...deleting.refusals, 'conflict'],
  },
  'POST /users/login': {
    ...forVisitors,
    summary: 'Sign in',
    description:
      'Sets the cookie that renews the session. Wrong password and unknown e-mail read the same. An account with a second step also needs its `code`, and one whose password an operator has set a `newPassword`.',
    json: credentialsSchema,
    largestBody: bodySizes.account,
    answer: sessionSchema,
    setsCookies: true,
    countsRefusals: true,
    refusals: ['unauthorized', 'forbidden', 'new_password_required', 'code_required'],
  },
  'POST /users/refresh': {
    ...forVisitors,
    summary: 'Renew the session from its cookie',
    answer: sessionSchema,
    setsCookies: true,
    refusals: ['unauthorized'],
  },
  'POST /users/logout': {
    ...forVisitors,
    summary: 'End the session and take its cookie back',
    description: 'Its tokens are refused from then on. Other sessions of the same user go on.',
    answer: noContent,
    setsCookies: true,
  },
  'POST /users/forgotten-password': {
    ...forVisitors,
    summary: 'Have a code mailed for a new password',
    description: 'Answers the same whether there is such an account or not.',
    json: forgottenPasswordSchema,
    answer: noContent,
  },
  'POST /users/reset-password': {
    ...forVisitors,
    summary: 'Set a new password with a mailed code',
    description: 'Ends all sessions of the account.',
    json: passwordResetSchema,
    answer: noContent,
    refusals: ['unauthorized'],
  },
  'POST /users/password': {
    ...forStaff,
    summary: 'Change the own password',
    description: 'Ends all sessions of the account, this one too.',
    json: passwordChangeSchema,
    answer: noContent,
    setsCookies: true,
    refusals: ['code_required'],
  },
  'POST /users/second-step': {
    ...forStaff,
    summary: 'Get the key of an authenticator app',
    json: currentPasswordSchema,
    answer: codeKeySchema,
  },
  'POST /users/second-step/on': {
    ...forStaff,
    summary: 'Ask for a code at each sign-in',
    json: secondStepSchema,
    answer: noContent,
    refusals: ['code_required'],
  },
  'POST /users/second-step/off': {
    ...forStaff,
    summary: 'Ask for no code any more',
    json: secondStepSchema,
    answer: noContent,
  },
})
