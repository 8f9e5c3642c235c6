import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Coupon } from '#domain/coupon/coupon'
import type { Proof } from '#domain/proof/proof'
import type { AnswerPage } from '#lib/answer-page'
import type { ReadQueryKey } from '#lib/read'

type List = InfiniteData<AnswerPage<Coupon[]>>

export function updateCachedProof(client: QueryClient, id: string, proof: Proof): void {
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
