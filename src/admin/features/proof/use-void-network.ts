import { useQueryClient } from '@tanstack/react-query'
import type { NetworkDay } from '#domain/proof/proof'
import { useSingleFlight } from '#lib/use-single-flight'
import { confirm } from '../../components/feedback/confirm-dialog'
import { failureText } from '../../components/feedback/failure-text'
import { showSnackbar } from '../../components/feedback/snackbars'
import { invalidateReads } from '../../components/invalidate-reads'
import { callAsStaff } from '../../calls/staff-call'
import { readsAfterTest } from './use-test'

/** Asks, then takes back all answers of a network on a day. */
export function useVoidNetwork() {
  const client = useQueryClient()
  return useSingleFlight(async (body: NetworkDay) => {
    const question = {
      question: 'Take back all answers of this network on that day?',
      detail: 'They no longer count for any offer, and the network is not heard again on that day.',
      isFinal: true,
      yes: 'Take back',
    }
    if (!(await confirm(question))) return
    try {
      const { offers } = await callAsStaff('POST /coupons/void-network', { body })
      showSnackbar({ text: `Answers about ${offers} ${offers === 1 ? 'offer' : 'offers'} taken back` })
    } catch (error) {
      showSnackbar({ text: failureText('Failed to take the answers back.', error), tone: 'failure' })
    }
    void invalidateReads(client, [...readsAfterTest, 'GET /coupons/doubted/today'])
  })
}
