/** Its page is that of the coupon that it names; without one, all stores. */
export const signalFormRoutes = {
  '/forms/signal': { page: '/explore', call: 'POST /coupons/{id}/signals' },
} as const
