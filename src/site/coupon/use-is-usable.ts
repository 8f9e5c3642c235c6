import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Coupon } from '#domain/coupon/coupon'
import { isRedeemable } from '#domain/coupon/coupon-status'
import { couponRead } from './coupons-data'

/** In milliseconds. */
const longestTimer = 2 ** 31 - 1

/** In milliseconds. Doubled before each further request: the server's clock may be a little behind. */
const pause = 5000

/** False once the end has passed. The visitor's clock may be wrong, so the server is asked then. */
export function useIsUsable({ _id: id, status, endsAt }: Pick<Coupon, '_id' | 'status' | 'endsAt'>): boolean {
  const client = useQueryClient()
  const [hasEnded, setEnded] = useState(false)
  useEffect(() => {
    if (!endsAt || !isRedeemable(status)) return undefined
    const left = () => Date.parse(endsAt) - Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = pause
    let isLeft = false

    function look() {
      clearTimeout(timer)
      if (left() > longestTimer) return
      if (left() > 0) timer = setTimeout(look, left())
      else void ask().then(setEnded)
    }

    async function ask(): Promise<boolean> {
      try {
        const found = await client.fetchQuery({ ...couponRead(id), staleTime: 0 })
        if (!isRedeemable(found.status)) return true
        if (!isLeft) timer = setTimeout(look, (wait *= 2))
        return false
      } catch {
        return true
      }
    }

    look()
    // Timers pause during sleep.
    document.addEventListener('visibilitychange', look)
    return () => {
      isLeft = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, id, status, endsAt])
  return isRedeemable(status) && !hasEnded
}
