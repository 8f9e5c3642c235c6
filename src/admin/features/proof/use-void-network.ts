import type { NetworkDay } from '#domain/proof/proof'
import { confirm } from '../../components/feedback/confirm-dialog'
import { showSnackbar } from '../../components/feedback/snackbars'
import { useStaffAction } from '../../components/use-staff-action'
import { callAsStaff } from '../../calls/staff-call'
import { readsAfterTest } from './use-test'

const options = {
  failed: 'Failed to take the answers back.',
  reads: [...readsAfterTest, 'GET /coupons/doubted/today'],
} as const

/** Asks, then takes back all answers of a network on a day. */
export function useVoidNetwork() {
  return useStaffAction(options, async (body: NetworkDay) => {
    const question = {
      question: 'Take back all answers of this network on that day?',
      detail: 'They no longer count for any offer, and the network is not heard again on that day.',
      isFinal: true,
      yes: 'Take back',
    }
    if (!(await confirm(question))) return
    const { offers } = await callAsStaff('POST /coupons/void-network', { body })
    showSnackbar({ text: `Answers about ${offers} ${offers === 1 ? 'offer' : 'offers'} taken back` })
  })
}
