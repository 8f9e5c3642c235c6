import { describe, expect, test } from 'vitest'
import { deploymentsOf } from './first-deployment'

const asFirst = [['-c', 'first=yes'], []]

describe('an environment that keeps its data', () => {
  test.each([
    undefined,
    'REVIEW_IN_PROGRESS',
    'CREATE_FAILED',
    'ROLLBACK_COMPLETE',
    'ROLLBACK_FAILED',
    'DELETE_FAILED',
    'DELETE_COMPLETE',
  ])('is deployed unprotected, then protected, if its stack is %s', (status) => {
    expect(deploymentsOf(true, status)).toEqual(asFirst)
  })

  test.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'never loses its protection where its stack is %s',
    (status) => {
      expect(deploymentsOf(true, status)).toEqual([[]])
    },
  )
})

test('an environment that keeps nothing is deployed in one call', () => {
  expect([undefined, 'CREATE_COMPLETE'].map((status) => deploymentsOf(false, status))).toEqual([[[]], [[]]])
})
