import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Coupon } from '#domain/coupon/coupon'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import { couponsOf } from '../admin-pages'
import { valuesOf } from '../components/form/fields'
import { CreatePage } from '../resource/create-page'
import { couponFields } from './coupon-fields'
import { coupons } from './coupon-resource'

/** ?storeId= selects its store, to which the page leads back. ?copy= fills in another coupon's values. */
export default function CreateCouponPage() {
  const [search] = useSearchParams()
  const [storeId, copy] = [search.get('storeId'), search.get('copy')]
  const store = useQuery({
    ...read('GET /stores/by-id/{id}', { id: storeId ?? '' }),
    enabled: storeId !== null,
  })
  const coupon = useQuery({ ...read('GET /coupons/{id}', { id: copy ?? '' }), enabled: copy !== null })
  if (store.isLoading || coupon.isLoading) return <Spinner label="Loading..." />
  const copied = coupon.data && valuesOf(couponFields, coupon.data)
  return (
    <CreatePage
      resource={coupons}
      values={copied ?? (storeId === null ? undefined : { storeId, link: store.data?.link ?? '' })}
      {...(storeId && {
        back: { label: 'Coupons of the store', path: couponsOf(storeId) },
        next: (created: Coupon) => couponsOf(created.storeId._id),
      })}
    />
  )
}
