import { expect, test } from 'vitest'
import { AppError } from './errors'

test('an error has its status and its fields', () => {
  const cause = new Error('deeper')
  const error = new AppError('conflict', 'Taken.', { cause, fields: { slug: 'Taken.' } })
  expect({ ...error, status: error.status, message: error.message, cause: error.cause }).toEqual({
    name: 'AppError',
    code: 'conflict',
    status: 409,
    message: 'Taken.',
    fields: { slug: 'Taken.' },
    retryAfter: undefined,
    isGone: false,
    cause,
  })
})
