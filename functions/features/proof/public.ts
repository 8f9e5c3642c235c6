/** Whether it is being checked: enough visitors say that it does not work. */
export const isDoubted = (coupon: object): boolean => 'doubtedAt' in coupon
