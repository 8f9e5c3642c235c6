/** Enough visitors say that it does not work, or staff have found so. */
export const isBeingChecked = (coupon: object): boolean => 'doubtedAt' in coupon
