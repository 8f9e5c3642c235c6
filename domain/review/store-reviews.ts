/** How many of its newest approved reviews come with a store. */
export const storeReviewCount = 100
