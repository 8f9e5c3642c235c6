import { beforeAll, beforeEach } from 'vitest'
import { useEmptyTable } from './api'
import { createContent } from './create-content'
import { staffToken } from './tokens'
import type { CreatedIds } from './valid-request'

/** A table with one item of each group for the tests of a file. Signing out ends the token of each. */
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
