export const listedKinds = ['BLOG', 'CATEGORY', 'COUPON', 'REVIEW', 'STORE']
