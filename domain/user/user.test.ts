import { expect, test } from 'vitest'
import { roleOf } from './roles'
import { credentialsSchema, forgottenPasswordSchema, newUserFormSchema, userEditSchema } from './user'

const form = { name: 'Ada', email: ' Ada@Example.com ', role: 'manager' }

test('an e-mail address is stored in lower case', () => {
  expect(userEditSchema.parse(form)).toEqual({ name: 'Ada', email: 'ada@example.com', role: 'manager' })
  expect(credentialsSchema.parse({ email: ' Ada@Example.com ', password: ' x ' })).toEqual({
    email: 'ada@example.com',
    password: ' x ',
  })
})

test.each(['a\u0000b@example.com', 'a\u0085b@example.com', 'a\uD800@example.com', 'a b@example.com', 'a\nb'])(
  '%j is the name of no account',
  (email) => {
    const { error } = forgottenPasswordSchema.safeParse({ email })
    const messages = error?.issues.map(({ message }) => message)
    expect(messages).toEqual(['Enter an email address like name@example.com.'])
  },
)

test.each(['0b2c6e0a-91a1-4c5e-b1c3-3a6a1c0d5e7f', 'zoë@exämple.com', 'ada'])(
  '%s may be the name of an account',
  (email) => {
    expect(forgottenPasswordSchema.parse({ email })).toEqual({ email })
  },
)

test('only a new user has a password', () => {
  expect(userEditSchema.parse({ ...form, password: 'Passw0rd!' })).not.toHaveProperty('password')
  expect(newUserFormSchema.parse({ ...form, password: 'Passw0rd!' })).toHaveProperty('password', 'Passw0rd!')
})

test('fields that are not sent stay out of a change', () => {
  expect(userEditSchema.parse({ name: ' Grace ' })).toEqual({ name: 'Grace' })
  expect(userEditSchema.parse({})).toEqual({})
})

test.each([
  [{ email: 'ada' }, { email: 'Enter an email address like name@example.com.' }],
  [{ role: 'owner' }, { role: 'Role must be admin, manager or user.' }],
  [{ password: 'password' }, { password: 'Password must contain a capital letter.' }],
  [
    { name: '', email: '', role: ' ', password: '' },
    {
      name: 'Name is required.',
      email: 'Email is required.',
      role: 'Role is required.',
      password: 'Password is required.',
    },
  ],
])('%o is refused', (fields, messages) => {
  const { error } = newUserFormSchema.safeParse({ ...form, password: 'Passw0rd!', ...fields })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})

test.each([
  [['user'], 'user'],
  [['user', 'admin'], 'admin'],
  [['manager', 'visitors'], 'manager'],
  [['visitors'], null],
  [[], null],
])('a user in %o has the role %o', (groups, role) => {
  expect(roleOf(groups)).toBe(role)
})
