import { useEffect, useState } from 'react'
import type { Coupon } from '#domain/coupon'
import { isOpen } from '#domain/coupon-status'

/** The longest time that a timer takes, in milliseconds. */
const longest = 2 ** 31 - 1

/** Whether an offer can be used: no longer once its end has passed, also where its page stays open. */
export function useIsUsable({ status, endsAt }: Pick<Coupon, 'status' | 'endsAt'>): boolean {
  const [hasEnded, setEnded] = useState(false)
  useEffect(() => {
    if (!endsAt) return undefined
    const look = () => setEnded(Date.now() >= Date.parse(endsAt))
    const left = Date.parse(endsAt) - Date.now()
    const timer = left > longest ? undefined : setTimeout(look, Math.max(0, left))
    // A device that sleeps has timers that do so too.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [endsAt])
  return isOpen(status) && !hasEnded
}
