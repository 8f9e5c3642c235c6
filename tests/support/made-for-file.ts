import { beforeAll, beforeEach } from 'vitest'
import { useEmptyTable } from './api'
import { makeContent } from './made-content'
import { staffToken } from './tokens'
import type { Made } from './valid-request'

/**
 * Gives the tests of a file their own table with one item of each group, and each test its own token, because
 * signing out ends it. The result is filled before the first test.
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
