import { expect, test } from 'vitest'
import { messageFormSchema } from './message'

const form = {
  fullName: 'Rosa Reyes',
  email: 'Rosa@Example.com',
  phone: '+1 (555) 0100',
  message: 'Hello.\n\nRosa',
}

test('a message is stored as it was written, with its address in lower case', () => {
  expect(messageFormSchema.parse(form)).toEqual({ ...form, email: 'rosa@example.com' })
})

test.each([undefined, '', '  '])('the phone number is optional: %j', (phone) => {
  expect(messageFormSchema.parse({ ...form, phone })).toHaveProperty('phone', null)
})

test('the fields that are required have their names', () => {
  const { error } = messageFormSchema.safeParse({ email: 'rosa' })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual({
    fullName: 'Full name is required.',
    email: 'Enter an email address like name@example.com.',
    message: 'Message is required.',
  })
})
