import { createContext, type ReactNode } from 'react'
import type { Coupon } from '#domain/coupon/coupon'

/** Renders the card of the site, which the admin area does not import itself. */
export const CouponCardContext = createContext<(coupon: Coupon) => ReactNode>(() => null)
