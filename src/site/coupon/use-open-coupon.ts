import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { focusContent } from '#lib/kept-focus'
import { paths } from '#lib/paths'

/** State of a history entry that follows the page with the opened dialog. */
const fromList = { fromList: true }

/** Props of a link that opens a dialog. The second click of a double one would open it again. */
export const opensDialog = {
  state: fromList,
  onClick: (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
  },
}

export const buttonId = (couponId: string) => `get-${couponId}`

/** The dialog of ?couponId=. Closing goes back to its list and focuses the offer's button. */
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
