import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#lib/query-client'
import { readAsStaff, readPageAsStaff } from '../admin/session/staff-call'

/** The cache of staff's reads. Staff always see what was just saved, so a page reads again when it opens. */
export function createStaffClient(): QueryClient {
  const client = createQueryClient(({ queryKey: [key, params, query, inPages], signal }) =>
    (inPages ? readPageAsStaff : readAsStaff)(key, { params, query, signal }),
  )
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: 0 } })
  return client
}
