import { useQueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#domain/api/api'
import { useSingleFlight } from '#lib/use-single-flight'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { invalidateReads } from './invalidate-reads'

/** One at a time. Says `failed`, and why, where it throws. Then `reads` are read again. */
export function useStaffAction<Values extends unknown[]>(
  { failed, reads = [] }: { failed: string; reads?: readonly ReadKey[] },
  act: (...values: Values) => Promise<unknown>,
) {
  const client = useQueryClient()
  return useSingleFlight(async (...values: Values) => {
    try {
      await act(...values)
    } catch (error) {
      showSnackbar({ text: failureText(failed, error), tone: 'failure' })
    }
    if (reads.length > 0) void invalidateReads(client, reads)
  })
}
