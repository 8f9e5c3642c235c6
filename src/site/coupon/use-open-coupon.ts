import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths'

/** The state of a history entry whose predecessor is the list that the dialog was opened from. */
export const fromList = { fromList: true }

/** The id under which an offer's button is found when its dialog closes. */
export const buttonId = (couponId: string) => `get-${couponId}`

/**
 * Which coupon's dialog is open: the one that the query parameter couponId names (product.md, section 2).
 * Closing it goes back to the list it was opened from; once closed, the focus returns to its button.
 */
export function useOpenCoupon(storeSlug: string): { couponId: string | null; close: () => void } {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof fromList> | null }
  const [search] = useSearchParams()
  const couponId = search.get('couponId')
  const lastOpen = useRef(couponId)

  useEffect(() => {
    if (!couponId && lastOpen.current) document.getElementById(buttonId(lastOpen.current))?.focus()
    lastOpen.current = couponId
  }, [couponId])

  function close() {
    if (state?.fromList) void navigate(-1)
    else void navigate(paths.coupons(storeSlug), { replace: true })
  }

  return { couponId, close }
}
