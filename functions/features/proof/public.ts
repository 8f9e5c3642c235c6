/** Enough visitors say that it does not work, or staff have found so. */
export const isBeingChecked = (coupon: { doubtedAt?: unknown } & object): boolean =>
  coupon.doubtedAt !== undefined
