import { beforeAll, beforeEach } from 'vitest'
import { useEmptyTable } from './api'
import { makeContent } from './made-content'
import { staffToken } from './tokens'
import type { Made } from './valid-request'

/**
 * Gives the tests of a file a table of their own with one of each thing in it, and each test a token of its
 * own: a sign-out ends it. The answer is filled in before the first test.
 */
export function useMadeContent(): { token: string; made: Made } {
  const content: { token: string; made: Made } = { token: '', made: {} }
  beforeAll(async () => {
    await useEmptyTable()
    content.made = await makeContent(await staffToken())
  })
  beforeEach(async () => {
    content.token = await staffToken()
  })
  return content
}
