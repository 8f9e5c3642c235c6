import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#lib/query-client'
import { readAsStaff, readPageAsStaff } from '../admin/calls/staff-call'

export function createStaffClient(): QueryClient {
  const client = createQueryClient(({ queryKey: [key, params, query, inPages], signal }) =>
    (inPages ? readPageAsStaff : readAsStaff)(key, { params, query, signal }),
  )
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: 0 } })
  return client
}
