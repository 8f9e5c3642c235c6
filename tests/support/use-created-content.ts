import { beforeAll, beforeEach } from 'vitest'
import { useEmptyTable } from './api'
import { createContent } from './create-content'
import { staffToken } from './tokens'
import type { CreatedIds } from './valid-request'

/**
 * Gives the tests of a file their own table with one item of each group, and each test its own token, because
 * signing out ends it. The result is filled before the first test.
 */
export function useCreatedContent(): { token: string; created: CreatedIds } {
  const content: { token: string; created: CreatedIds } = { token: '', created: {} }
  beforeAll(async () => {
    await useEmptyTable()
    content.created = await createContent(await staffToken())
  })
  beforeEach(async () => {
    content.token = await staffToken()
  })
  return content
}
