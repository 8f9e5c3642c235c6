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

test.each([
  [{ fullName: '' }, { fullName: 'Full name is required.' }],
  [{ fullName: 'x'.repeat(101) }, { fullName: 'Full name may have at most 100 characters.' }],
  [{ email: 'rosa' }, { email: 'Enter an email address like name@example.com.' }],
  [{ phone: '1'.repeat(41) }, { phone: 'Phone number may have at most 40 characters.' }],
  [{ message: ' ' }, { message: 'Message is required.' }],
  [{ message: 'x'.repeat(5001) }, { message: 'Message may have at most 5000 characters.' }],
])('%.40o is refused', (fields, messages) => {
  const { error } = messageFormSchema.safeParse({ ...form, ...fields })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})
