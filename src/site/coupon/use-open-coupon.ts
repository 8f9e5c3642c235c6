import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { focusContent } from '#lib/kept-focus'
import { paths } from '#lib/paths'

/** The state of a history entry that follows the list from which the dialog was opened. */
export const fromList = { fromList: true }

/** The id of an offer's button. It gets the focus when the dialog closes. */
export const buttonId = (couponId: string) => `get-${couponId}`

/**
 * The coupon whose dialog is open: the query parameter couponId. Closing goes back to the list it was opened
 * from and returns the focus to its button. Where the list has not come to that coupon yet, the content gets
 * it.
 */
export function useOpenCoupon(storeSlug: string): { couponId: string | null; close: () => void } {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof fromList> | null }
  const [search] = useSearchParams()
  const couponId = search.get('couponId')
  const lastOpen = useRef(couponId)

  useEffect(() => {
    const closed = couponId ? null : lastOpen.current
    lastOpen.current = couponId
    if (!closed) return
    const opener = document.getElementById(buttonId(closed))
    if (opener) opener.focus()
    else focusContent()
  }, [couponId])

  function close() {
    if (state?.fromList) void navigate(-1)
    else void navigate(paths.coupons(storeSlug), { replace: true })
  }

  return { couponId, close }
}
