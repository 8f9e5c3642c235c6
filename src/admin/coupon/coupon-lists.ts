/** The lists that show coupons: they are read again when one has changed. */
export const couponLists = ['GET /coupons', 'GET /stores/coupons/{storeId}'] as const
