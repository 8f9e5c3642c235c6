import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sentParameter } from '#domain/routes/form-routes'
import { type Outcome, outcomes } from '#domain/proof/tally'
import type { Proof } from '#domain/proof/proof'
import { callApi } from '#lib/api-client'
import { ApiError, httpStatusOf } from '#lib/api-error'
import { useRefusedForm } from '#lib/refused-form'
import { countView, sentViews } from '../../coupon/counted-view'
import type { Coupon } from '#domain/coupon/coupon'
import type { AnswerPage } from '#lib/answer-page'
import type { ReadQueryKey } from '#lib/read'

const thanks = 'Thank you. You can change your answer today.'
const failed = 'Your answer could not be sent. Please try again.'

/** The address has the answer that the browser posted. A view that is still being sent is counted first. */
export function useSignal(couponId: string) {
  const client = useQueryClient()
  const [search] = useSearchParams()
  const { refusal } = useRefusedForm()
  const sent = outcomes.find((each) => each === search.get(sentParameter)?.split('.')[0])
  const [vote, setVote] = useState<Outcome | undefined>(sent)
  const posted = refusal === undefined ? sent && thanks : `${failed} ${refusal}`
  const [outcome, setOutcome] = useState(posted)

  async function send(answer: Outcome, reason: string) {
    const before = vote
    setVote(answer)
    setOutcome(undefined)
    try {
      const proof = await post(couponId, { outcome: answer, ...(reason && { reason }) })
      updateCachedProof(client, couponId, proof)
      setOutcome(reason ? 'Thank you. Our staff will read it.' : thanks)
    } catch (error) {
      setVote(before)
      const reasonGiven = error instanceof ApiError && error.status < 500 ? ` ${error.message}` : ''
      setOutcome(failed + reasonGiven)
    }
  }

  return { vote, send, outcome }
}

async function post(id: string, body: { outcome: Outcome; reason?: string }): Promise<Proof> {
  const signal = () => callApi('POST /coupons/{id}/signals', { params: { id }, body })
  // It counts only after the view, which may still be on its way.
  await sentViews.get(id)?.catch(() => undefined)
  try {
    return await signal()
  } catch (error) {
    // The view was not counted, or was on an earlier day.
    if (httpStatusOf(error) !== 409) throw error
    await countView(id)
    return signal()
  }
}

type List = InfiniteData<AnswerPage<Coupon[]>>

function updateCachedProof(client: QueryClient, id: string, proof: Proof): void {
  const withProof = (coupon: Coupon) => (coupon._id === id ? { ...coupon, proof } : coupon)
  const one: Partial<ReadQueryKey>[0] = 'GET /coupons/{id}'
  client.setQueriesData<Coupon>({ queryKey: [one] }, (coupon) => coupon && withProof(coupon))
  const listed: Partial<ReadQueryKey>[0] = 'GET /stores/coupons/{storeId}'
  // Expired offers are a list without pages.
  client.setQueriesData<List | unknown[]>({ queryKey: [listed] }, (list) =>
    list && 'pages' in list
      ? { ...list, pages: list.pages.map((page) => ({ ...page, body: page.body.map(withProof) })) }
      : list,
  )
}
