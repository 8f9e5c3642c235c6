import * as z from 'zod'
import { credentialsSchema, newUserFormSchema, userEditSchema, userSchema } from '../user'
import { nothing, type Operation, paged } from './operation'

const sessionSchema = z.object({
  user: userSchema,
  token: z.string().meta({ description: 'To be sent as the bearer token; valid for 15 minutes.' }),
})

const poolSchema = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  endpoint: z.url().meta({ description: 'The origin that Cognito answers at.' }),
})

/** The users of section 7 of the specification, and the session calls that we added. */
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
      'Sets the cookie that renews the session. Wrong password and unknown e-mail read the same. An account with a second step also needs its `code`.',
    json: credentialsSchema,
    answer: sessionSchema,
    refusals: ['unauthorized', 'forbidden', 'new_password_required', 'code_required', 'too_many'],
  },
  'POST /users/refresh': {
    summary: 'Renew the session from its cookie',
    answer: sessionSchema,
    refusals: ['unauthorized', 'too_many'],
  },
  'GET /users/pool': {
    summary: 'Where a password is set: the Cognito pool of the staff',
    answer: poolSchema,
  },
  'POST /users/logout': {
    summary: 'End the session and take its cookie back',
    answer: nothing,
    refusals: ['too_many'],
  },
} as const satisfies Record<string, Operation>
