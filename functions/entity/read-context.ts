import type { Request } from '#functions/http/call'

export interface ReadContext {
  now: Date
  isStaff: boolean
  /** Reports the expiry of the answer. */
  cacheUntil: (change: Date | undefined) => void
}

export const staffAt = (now: Date): ReadContext => ({ now, isStaff: true, cacheUntil: () => undefined })

type Asking = Pick<ReadContext, 'now' | 'cacheUntil'> & Pick<Request, 'caller'>

export const readerOf = ({ now, caller, cacheUntil }: Asking): ReadContext => ({
  now,
  isStaff: caller !== null,
  cacheUntil,
})
